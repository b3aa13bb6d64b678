/** What a lesson or a puzzle looks like. */
import { describeMove } from 'das-chess'
import type { DasChessBoardElement } from 'das-chess/board'
import { html, nothing } from 'lit-html'
import type { Language } from '../shell/language.ts'
import { contents, tick } from './contents.ts'
import { neighbour, tasksOf, type Item } from './course.ts'
import { isTaskDone } from './progress.ts'
import { PuzzleSitting } from './puzzle-sitting.ts'
import { sign } from './sign.ts'
import type { Sitting } from './sitting.ts'
import { WORDS } from './words.ts'

export interface State {
  readonly language: Language
  readonly item: Item
  readonly task: number
  readonly sitting: Sitting
  readonly board: DasChessBoardElement
  readonly contentsOpen: boolean
  readonly hintShown: boolean
}

export interface Wishes {
  toggleContents(): void
  choose(task: number): void
  startAgain(): void
  retry(): void
  hint(): void
  demonstrate(): void
}

export function page(state: State, wishes: Wishes) {
  const { language, item, board, contentsOpen } = state
  return html`
    <div class="course">
      ${contents({ item, language, open: contentsOpen, toggle: wishes.toggleContents })}
      <article class="reading">
        <h1 id="title" tabindex="-1">${sign(item)}<span>${item.title[language]}</span></h1>
        ${
          item.kind === 'lesson'
            ? html`
                ${item.lesson.text.map((text) => html`<p>${text[language]}</p>`)}
                <p class="rules">${rules(item.lesson.rules, language)}</p>
              `
            : nothing
        }
      </article>
      <section class="prompt" aria-labelledby="task">${prompt(state, wishes)}</section>
      <div class="board">${board}</div>
      <section class="answer">${answer(state, wishes)}</section>
      ${pager(state)}
    </div>
  `
}

function rules(numbers: readonly string[], language: Language) {
  const { rule, rules } = WORDS[language]
  const links = numbers.map((number) => html` <a href="./rules.html#rule-${number}">${number}</a>`)
  return html`${links.length > 1 ? rules : rule}${links}`
}

function prompt({ language, item, task }: State, wishes: Wishes) {
  const words = WORDS[language]
  const tasks = tasksOf(item)
  return html`
    ${
      tasks.length > 1
        ? html`<ol class="steps">
            ${tasks.map(
              (_, index) => html`
                <li>
                  <button
                    type="button"
                    aria-current=${index === task ? 'step' : nothing}
                    @click=${() => wishes.choose(index)}
                  >
                    <span class="unseen">${words.exercise(index + 1, tasks.length)}</span>
                    <span aria-hidden="true">${index + 1}</span>
                    ${isTaskDone(item, index) ? tick(words.isDone) : nothing}
                  </button>
                </li>
              `,
            )}
          </ol>`
        : nothing
    }
    <p class="task" id="task">
      ${
        item.kind === 'lesson'
          ? item.lesson.exercises[task]!.prompt[language]
          : words.mateIn(item.puzzle.moves)
      }
    </p>
  `
}

function answer(state: State, wishes: Wishes) {
  const { language, item, task, sitting, hintShown } = state
  const words = WORDS[language]
  const { verdict } = sitting
  const isNext = sitting.solved && task + 1 < tasksOf(item).length
  return html`
    <div class="said ${verdict ?? ''}" role="status">${said(state)}</div>
    ${hintShown && item.kind === 'puzzle' && !sitting.solved ? html`<p class="hint">${item.puzzle.hint[language]}</p>` : nothing}
    <div class="buttons">
      ${
        isNext
          ? html`<button type="button" class="button main" @click=${() => wishes.choose(task + 1)}>
              ${words.nextExercise}
            </button>`
          : nothing
      }
      ${
        verdict === 'wrong' || verdict === 'stalemate'
          ? html`<button type="button" class="button main" @click=${wishes.retry}>${words.tryAgain}</button>`
          : nothing
      }
      <button type="button" class="button" @click=${wishes.startAgain}>${words.startAgain}</button>
      ${
        item.kind === 'puzzle'
          ? html`<button
              type="button"
              class="button"
              ?disabled=${hintShown || sitting.solved}
              @click=${wishes.hint}
            >
              ${words.hint}
            </button>`
          : nothing
      }
      <button type="button" class="button" @click=${wishes.demonstrate}>${words.showMe}</button>
    </div>
  `
}

/** What happened, in sentences. */
function said({ language, item, task, sitting }: State) {
  const words = WORDS[language]
  const { told, verdict } = sitting
  const moves = told.map(({ move, before }) => describeMove(before, move, { language }))
  const [own, reply] = moves
  const sentence = own ?? (verdict ? null : words.yourMove[sitting.side])
  const happened = sentence ? html`<p class="happened">${sentence}</p>` : nothing
  switch (verdict) {
    case 'done': {
      const { done } = item.kind === 'lesson' ? item.lesson.exercises[task]! : item.puzzle
      return html`
        ${happened}
        <p class="verdict">${tick()}<span>${words.done} ${done[language]}</span></p>
        ${reply ? html`<p class="happened">${words.answers} ${reply}</p>` : nothing}
      `
    }
    case 'solved':
      return html`${happened}
        <p class="verdict">
          ${tick()}<span>${words.solved} ${item.kind === 'puzzle' ? item.puzzle.done[language] : ''}</span>
        </p>`
    case 'right':
      return html`
        <p class="happened">${moves.join(' ')}</p>
        <p class="verdict">
          <span>${words.right(sitting instanceof PuzzleSitting ? sitting.left : 0)}</span>
        </p>
      `
    case 'wrong':
      return html`<p class="verdict"><span>${words.wrong(reply ?? '')}</span></p>`
    case 'stalemate':
      return html`<p class="verdict"><span>${words.stalemate}</span></p>`
    case 'shown':
      return html`<p class="verdict"><span>${words.shown}</span></p>`
    case 'over':
    case 'lost':
    case 'notYet':
      return html`
        ${happened}
        <p class="verdict"><span>${words[verdict]}</span></p>
        ${reply ? html`<p class="happened">${words.answers} ${reply}</p>` : nothing}
      `
    case null:
      return html`${happened}${reply ? html`<p class="happened">${words.answers} ${reply}</p>` : nothing}`
  }
}

function pager({ language, item, sitting, task }: State) {
  const words = WORDS[language]
  const [before, behind] = [neighbour(item, -1), neighbour(item, 1)]
  const finished = sitting.solved && task + 1 === tasksOf(item).length
  return html`
    <nav class="pager" aria-label=${`${words.previous}, ${words.next}`}>
      ${
        before
          ? html`<a class="button" rel="prev" href="#${before.id}"
              ><span class="unseen">${words.previous}: </span
              ><span aria-hidden="true">←</span> ${before.title[language]}</a
            >`
          : html`<span></span>`
      }
      ${
        behind
          ? html`<a class="button ${finished ? 'main' : ''}" rel="next" href="#${behind.id}"
              ><span class="unseen">${words.next}: </span>${behind.title[language]}
              <span aria-hidden="true">→</span></a
            >`
          : html`<a class="button ${finished ? 'main' : ''}" href="./">${words.playNow}</a>`
      }
    </nav>
  `
}
