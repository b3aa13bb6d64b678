/** Asks a question: a modal dialog of buttons beside a cell. */
import type { Figure } from '../game.js'
import { html, part } from './dom.js'
import type { Draw } from './drawings.js'

export interface Answer {
  readonly label: string
  readonly figure?: Figure | undefined
  readonly choose: () => void
}

export type Chooser = ReturnType<typeof makeChooser>

export function makeChooser(parent: HTMLElement, draw: Draw) {
  let open: HTMLDialogElement | null = null

  /** Takes the question away; the focus goes back to where it was. */
  function close(): void {
    const dialog = open
    open = null
    dialog?.close()
    dialog?.remove()
  }

  return {
    /** Whether a question is still to be answered. */
    get open(): boolean {
      return open !== null
    },

    close,

    /** Shows a question, in place of the one before, and takes the focus; `cancel` is for whoever won't answer. */
    ask(title: string, answers: readonly Answer[], cancel: Answer): void {
      close()
      const columns = answers.length > 4 ? 3 : answers.length
      const buttons = [...answers, cancel].map(({ label, figure, choose }) => {
        const button = part('button', choose === cancel.choose ? 'cancel' : 'choice')
        button.append(...(figure ? [draw(figure)] : []), label)
        button.onclick = choose
        return button
      })
      const dialog = part(
        'dialog',
        'chooser',
        { 'aria-label': title, '--n': columns },
        html('p', {}, title),
        ...buttons,
      )
      // The browser's own way back. Its event comes late: the next question may be open by then.
      dialog.onclose = () => open === dialog && cancel.choose()
      // A tap that opened the dialog has a click to come, which was not meant for what lies there now.
      let pressed = false
      dialog.onpointerdown = () => (pressed = true)
      dialog.addEventListener('click', (event) => event.detail && !pressed && event.stopPropagation(), true)
      dialog.onclick = ({ target }) => target === dialog && cancel.choose()
      dialog.onkeydown = (event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
        const here = buttons.indexOf(event.target as HTMLButtonElement)
        if (step) buttons[Math.max(0, Math.min(here + step, answers.length))]!.focus()
        else if (event.key === 'Escape') cancel.choose()
        else return
        event.preventDefault()
      }
      open = dialog
      parent.append(dialog)
      dialog.showModal()
    },
  }
}
