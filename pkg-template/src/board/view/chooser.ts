/** Asks a question: a modal dialog of buttons beside a cell. */
import type { Figure } from '../game.js'
import { html, place } from './dom.js'
import type { Drawings } from './drawings.js'

export interface Answer {
  readonly label: string
  readonly figure?: Figure | undefined
  readonly choose: () => void
}

export interface Question {
  readonly title: string
  readonly cancelLabel: string
  readonly answers: readonly Answer[]
  readonly cancel: () => void
  /** The cell that it is about. */
  readonly near: HTMLElement
}

export class Chooser {
  readonly #drawings: Drawings
  readonly #parent: HTMLElement
  #dialog: HTMLDialogElement | null = null

  constructor(parent: HTMLElement, drawings: Drawings) {
    this.#parent = parent
    this.#drawings = drawings
  }

  get open(): boolean {
    return this.#dialog !== null
  }

  /** Shows the question and takes the focus. */
  ask({ title, answers, cancel, cancelLabel, near }: Question): void {
    this.close()
    const columns = answers.length > 4 ? 3 : answers.length
    const choices = html('div', { class: 'choices' })
    place(choices, { n: columns })
    for (const { label, figure, choose } of answers) {
      const button = html('button', { type: 'button', class: 'choice', part: 'choice' })
      if (figure) button.append(this.#drawings.of(figure))
      button.append(label)
      button.onclick = choose
      choices.append(button)
    }
    const last = html('button', { type: 'button', class: 'cancel', part: 'cancel' }, cancelLabel)
    const dialog = html('dialog', { part: 'chooser', 'aria-label': title }, title, choices, last)
    last.onclick = cancel
    // Escape, or the browser's own way back.
    dialog.onclose = () => this.#dialog === dialog && cancel()
    dialog.onclick = ({ target }) => target === dialog && cancel()
    // A tap that opened the dialog has a click to come, which was not meant for what lies there now.
    let pressed = false
    dialog.onpointerdown = () => (pressed = true)
    dialog.addEventListener('click', (event) => event.detail && !pressed && event.stopPropagation(), true)
    dialog.onkeydown = (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
      if (!step) return
      const buttons = [...choices.children, last] as HTMLElement[]
      const next = buttons.indexOf(event.target as HTMLElement) + step
      buttons[Math.max(0, Math.min(next, answers.length))]!.focus()
      event.preventDefault()
    }
    this.#dialog = dialog
    this.#parent.append(dialog)
    dialog.showModal()
    this.#fit(dialog, near.getBoundingClientRect())
  }

  /** Puts the dialog below its cell or above it, within the window. */
  #fit({ style, offsetWidth: width, offsetHeight: height }: HTMLElement, near: DOMRect): void {
    const left = Math.min(near.x + (near.width - width) / 2, innerWidth - width)
    const top = near.bottom + height < innerHeight ? near.bottom : near.top - height
    style.left = `${Math.max(0, left)}px`
    style.top = `${Math.max(0, Math.min(top, innerHeight - height))}px`
  }

  /** Takes the question away; the focus goes back to where it was. */
  close(): void {
    const dialog = this.#dialog
    this.#dialog = null
    dialog?.close()
    dialog?.remove()
  }
}
