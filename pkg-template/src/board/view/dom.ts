/** Making and changing elements. */
const SVG = 'http://www.w3.org/2000/svg'

/** Attributes by name; a name that begins with `--` is a custom property. */
type Attributes = Readonly<Record<string, string | number | boolean>>

/**
 * Sets what differs. Custom properties go through the CSSOM, which a content security policy permits where it
 * forbids style attributes.
 */
export function set(element: HTMLElement | SVGElement, attributes: Attributes): void {
  for (const name in attributes) {
    const value = String(attributes[name])
    if (name[0] === '-') element.style.setProperty(name, value)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

function make<E extends HTMLElement | SVGElement>(
  element: E,
  attributes: Attributes,
  children: readonly (Node | string)[],
): E {
  set(element, attributes)
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

/** An element that pages can style as a part of that name. */
export const part = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => html(tag, { part: name, class: name, ...attributes }, ...children)
