/** The tag in JSX, and what `document.querySelector` and `createElement` give for it. */
import type { DasChessBoardAttributes } from '../../board/jsx.js'
import type { Tchess10BoardElement } from './index.js'

/** The tag's attributes in JSX. Properties that take objects are set through a ref, or by React 19 and Preact. */
export interface Tchess10BoardAttributes extends Omit<
  DasChessBoardAttributes,
  'position' | 'legates' | 'onlegate'
> {
  position?: Tchess10BoardElement['position'] | null | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'tchess10-board': Tchess10BoardElement
  }
  namespace JSX {
    interface IntrinsicElements {
      'tchess10-board': Tchess10BoardAttributes
    }
  }
}

// React's own namespace, where React's types are installed.
// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tchess10-board': Tchess10BoardAttributes
    }
  }
}
