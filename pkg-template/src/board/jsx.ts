/** The tag in JSX, and what `document.querySelector` and `createElement` give for it. */
import type { DasChessBoardElement } from './index.js'

/** The tag's attributes in JSX. Properties that take objects are set through a ref, or by React 19 and Preact. */
export interface DasChessBoardAttributes {
  position?: string | { readonly dfen: string } | null | undefined
  orientation?: 'white' | 'black' | undefined
  mode?: 'play' | 'view' | undefined
  color?: 'white' | 'black' | 'both' | undefined
  coordinates?: boolean | 'true' | 'false' | undefined
  language?: 'en' | 'ru' | undefined
  animation?: number | string | undefined
  'last-move'?: string | undefined
  lastMove?: unknown
  arrows?: unknown
  marks?: unknown
  legates?: unknown
  'move-entry'?: boolean | 'true' | 'false' | '' | undefined
  moveEntry?: boolean | undefined
  'onmove-request'?: ((event: never) => void) | undefined
  onmove?: ((event: never) => void) | undefined
  'onposition-change'?: ((event: never) => void) | undefined
  'onmove-cancel'?: ((event: never) => void) | undefined
  'onboard-error'?: ((event: never) => void) | undefined
  onlegate?: ((event: never) => void) | undefined
  ref?: unknown
  key?: string | number | null | undefined
  id?: string | undefined
  class?: string | undefined
  className?: string | undefined
  style?: unknown
  slot?: string | undefined
  hidden?: boolean | undefined
  title?: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'das-chess-board': DasChessBoardElement
  }
  namespace JSX {
    interface IntrinsicElements {
      'das-chess-board': DasChessBoardAttributes
    }
  }
}

// React's own namespace, where React's types are installed.
// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'das-chess-board': DasChessBoardAttributes
    }
  }
}
