/** The page that teaches the game: which lesson is on it, and what its reader does. */
import 'das-chess/board'
import { render } from 'lit-html'
import { currentLanguage, type Language } from '../shell/language.ts'
import { startShell } from '../shell/shell.ts'
import { itemAt, type Item } from './course.ts'
import { ExerciseSitting } from './exercise-sitting.ts'
import './learn.css'
import { page, type Wishes } from './page.ts'
import { firstOpen, followProgress, isTaskDone, setDone } from './progress.ts'
import { PuzzleSitting } from './puzzle-sitting.ts'
import type { Sitting } from './sitting.ts'

const board = document.createElement('das-chess-board')
let main: HTMLElement
let item = itemAt(location.hash)
let task = firstOpen(item)
let sitting: Sitting
let contentsOpen = false
let hintShown = false

const wishes: Wishes = {
  toggleContents() {
    contentsOpen = !contentsOpen
    draw()
  },
  choose(index) {
    sitDown(item, index)
  },
  startAgain() {
    sitDown(item, task)
  },
  retry() {
    if (sitting instanceof PuzzleSitting) sitting.retry()
  },
  hint() {
    hintShown = true
    draw()
  },
  demonstrate() {
    sitDown(item, task)
    void sitting.demonstrate()
  },
}

function newSitting(): Sitting {
  if (item.kind === 'puzzle') return new PuzzleSitting(item.puzzle, board, changed)
  return new ExerciseSitting(item.lesson.exercises[task]!, board, changed)
}

function sitDown(newItem: Item, newTask: number): void {
  sitting.leave()
  if (newItem !== item || newTask !== task) hintShown = false
  item = newItem
  task = newTask
  sitting = newSitting()
  void sitting.start()
  draw()
}

function changed(): void {
  if (sitting.solved && !isTaskDone(item, task)) setDone(item, task)
  draw()
}

function draw(): void {
  const language = currentLanguage()
  board.language = language
  render(page({ language, item, task, sitting, board, contentsOpen, hintShown }, wishes), main)
}

/** Shows the lesson of the address, and takes the reader to its beginning. */
function follow(): void {
  contentsOpen = false
  const next = itemAt(location.hash)
  sitDown(next, firstOpen(next))
  nameDocument(currentLanguage())
  scrollTo(0, 0)
  document.getElementById('title')?.focus({ preventScroll: true })
  showInContents()
}

function nameDocument(language: Language): void {
  document.title = `${item.title[language]} · ${document.title.split(' · ').at(-1)}`
}

/** Scrolls the list of lessons, where it is a column of its own, to the current one. */
function showInContents(): void {
  const list = document.getElementById('lessons')
  const link = list?.querySelector<HTMLElement>('[aria-current]')
  if (list && link) list.scrollTop = link.offsetTop - list.clientHeight / 2
}

board.addEventListener('move', ({ detail: { move, before, by } }) => {
  if (by === 'user') void sitting.played(move, before)
})
board.addEventListener('legate', (event) => {
  if (!sitting.said(event.detail)) event.preventDefault()
})
addEventListener('hashchange', follow)

sitting = newSitting()
startShell('learn', (language, page) => {
  main = page
  draw()
  nameDocument(language)
})
void sitting.start()
followProgress(draw)
showInContents()
