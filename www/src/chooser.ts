/** A small dialog that asks for one of several things; cancelled by Escape, by its button or by a click beside it. */
export interface Option<T> {
  readonly value: T
  readonly label: string
  readonly picture: Element
}

export class Chooser {
  readonly #dialog: HTMLDialogElement
  #settle: (() => void) | null = null

  constructor(dialog: HTMLDialogElement) {
    this.#dialog = dialog
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) this.close()
    })
    // The event comes late: by then the dialog may be open again, with another question.
    dialog.addEventListener('close', () => {
      if (!dialog.open) this.#settle?.()
    })
  }

  /** The chosen value, or null. It opens near `at`, and inside the window. */
  ask<T>(title: string, options: readonly Option<T>[], at: DOMRect): Promise<T | null> {
    this.close()
    return new Promise((resolve) => {
      let chosen: T | null = null
      this.#settle = () => {
        this.#settle = null
        resolve(chosen)
      }
      const heading = document.createElement('h2')
      heading.id = 'chooser-title'
      heading.textContent = title
      const list = document.createElement('div')
      list.className = 'options'
      for (const option of options) {
        list.append(
          button('option', [option.picture, caption(option.label)], () => {
            chosen = option.value
            this.close()
          }),
        )
      }
      const cancel = button('quiet', ['Cancel'], () => this.close())
      const body = document.createElement('div')
      body.className = 'chooser-body'
      body.append(heading, list, cancel)
      this.#dialog.replaceChildren(body)
      this.#dialog.classList.toggle('few', options.length < 4)
      this.#dialog.showModal()
      this.#putNear(at)
    })
  }

  /** Closes it: the question is settled at once, with what was chosen or with nothing. */
  close(): void {
    if (this.#dialog.open) this.#dialog.close()
    this.#settle?.()
  }

  #putNear(at: DOMRect): void {
    const { width, height } = this.#dialog.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const margin = 8
    const fit = (wanted: number, size: number, room: number) =>
      Math.max(margin, Math.min(wanted, room - size - margin))
    const left = fit(at.left + at.width / 2 - width / 2, width, clientWidth)
    const below = at.bottom + margin
    const top =
      below + height + margin <= clientHeight ? below : fit(at.top - height - margin, height, clientHeight)
    this.#dialog.style.left = `${left}px`
    this.#dialog.style.top = `${top}px`
  }
}

function caption(text: string): HTMLElement {
  const span = document.createElement('span')
  span.textContent = text
  return span
}

function button(name: string, content: (Element | string)[], act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = name
  button.append(...content)
  button.addEventListener('click', act)
  return button
}
