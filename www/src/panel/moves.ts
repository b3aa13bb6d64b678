/** The list of moves: a row for each full move, a button for each ply. */
import type { Game } from '../game.ts'

export function drawMoves(list: HTMLElement, game: Game, goTo: (shown: number) => void): void {
  const items: HTMLElement[] = []
  let row: HTMLElement | null = null
  for (const [index, { move, before }] of game.plies.entries()) {
    if (!row || move.color === 'white') {
      row = document.createElement('li')
      const number = document.createElement('span')
      number.className = 'number'
      number.textContent = `${before.fullMoves}.`
      row.append(number)
      if (move.color === 'black') row.append(gap())
      items.push(row)
    }
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'ply'
    button.textContent = move.san
    if (index + 1 === game.shown) button.setAttribute('aria-current', 'true')
    if (index >= game.shown) button.classList.add('taken-back')
    button.addEventListener('click', () => goTo(index + 1))
    row.append(button)
  }
  list.replaceChildren(...items)
  const current = list.querySelector<HTMLElement>('[aria-current]')
  if (current) keepInSight(list, current)
}

/** Black's first move of a game that starts with Black to move. */
function gap(): HTMLElement {
  const span = document.createElement('span')
  span.className = 'gap'
  span.textContent = '…'
  return span
}

/** Scrolls the list and nothing else. */
function keepInSight(list: HTMLElement, item: HTMLElement): void {
  const outer = list.getBoundingClientRect()
  const inner = item.getBoundingClientRect()
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}
