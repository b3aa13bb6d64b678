/** The position text: shown, edited, and refused with the place of each fault. */
import { validatePosition, type Fault } from 'das-chess'

const FIELDS: Record<Fault['field'], string> = {
  board: 'Board',
  turn: 'Turn',
  castling: 'Castling',
  enPassant: 'En passant',
  edge: 'Edge',
  halfMoves: 'Half moves',
  fullMoves: 'Full moves',
  text: 'Text',
}
/** How much of the text is shown before and behind a fault. */
const CONTEXT = 12

export class SetupForm {
  readonly #form: HTMLFormElement
  readonly #text: HTMLTextAreaElement
  readonly #faults: HTMLElement

  /** `setUp` is called with a text that holds a position. */
  constructor(form: HTMLFormElement, setUp: (text: string) => void) {
    this.#form = form
    this.#text = form.querySelector('textarea')!
    this.#faults = form.querySelector('.fault')!
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const text = this.#text.value
      const result = validatePosition(text)
      if (result.ok) setUp(result.position.dfen)
      else this.#refuse(text, result.faults)
    })
    this.#text.addEventListener('input', () => this.#clear())
    this.#text.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return
      event.preventDefault()
      this.#form.requestSubmit()
    })
    form.querySelector('#copy')!.addEventListener('click', () => void this.#copy())
  }

  show(dfen: string): void {
    this.#text.value = dfen
    this.#clear()
  }

  #clear(): void {
    this.#text.removeAttribute('aria-invalid')
    this.#faults.classList.remove('fine')
    this.#faults.replaceChildren()
  }

  #refuse(text: string, faults: readonly Fault[]): void {
    this.#text.setAttribute('aria-invalid', 'true')
    const list = document.createElement('ul')
    for (const fault of faults) {
      const item = document.createElement('li')
      const field = document.createElement('b')
      field.textContent = `${FIELDS[fault.field]}: `
      item.append(field, fault.message)
      if (fault.offset !== undefined) item.append(...excerpt(text, fault.offset))
      list.append(item)
    }
    this.#faults.replaceChildren(list)
    const first = faults[0]?.offset
    if (first === undefined) return
    this.#text.focus()
    this.#text.setSelectionRange(first, Math.min(first + 1, text.length))
  }

  async #copy(): Promise<void> {
    let said = 'Copied.'
    try {
      await navigator.clipboard.writeText(this.#text.value)
    } catch {
      this.#text.select()
      said = 'The browser keeps its clipboard closed; the text is selected, so copy it with the keyboard.'
    }
    this.#faults.classList.add('fine')
    this.#faults.textContent = said
  }
}

/** The place of a fault in its surroundings, with the character there marked. */
function excerpt(text: string, offset: number): (Node | string)[] {
  const mark = document.createElement('mark')
  mark.textContent = text[offset] ?? '(end)'
  const code = document.createElement('code')
  const start = Math.max(0, offset - CONTEXT)
  code.append(
    (start ? '…' : '') + text.slice(start, offset),
    mark,
    text.slice(offset + 1, offset + 1 + CONTEXT) + (offset + 1 + CONTEXT < text.length ? '…' : ''),
  )
  return [` At character ${offset + 1}: `, code]
}
