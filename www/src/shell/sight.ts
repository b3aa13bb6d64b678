/** Keeps the current item of a list in sight: the list scrolls and nothing else, so that the page stays where it is. */
export function keepInSight(list: HTMLElement, current: HTMLElement): void {
  const outer = list.getBoundingClientRect()
  const inner = current.getBoundingClientRect()
  if (current === list.firstElementChild) list.scrollTop = 0
  else if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}
