/** Making elements. */
const SVG = 'http://www.w3.org/2000/svg'

type Attributes = Readonly<Record<string, string | number>>

function make<E extends Element>(
  element: E,
  attributes: Attributes,
  children: readonly (Node | string)[],
): E {
  for (const name in attributes) element.setAttribute(name, String(attributes[name]))
  element.append(...children)
  return element
}

export const html = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => make(document.createElement(tag), attributes, children)

export const svg = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Node[]
): SVGElementTagNameMap[K] => make(document.createElementNS(SVG, tag), attributes, children)

/** Sets custom properties through the CSSOM, which a content security policy permits. */
export function place(element: HTMLElement | SVGElement, properties: Readonly<Record<string, number>>): void {
  for (const name in properties) element.style.setProperty(`--${name}`, String(properties[name]))
}

/** Sets an attribute where that changes anything. */
export function attribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
