/** The lessons and the puzzles in a row: one item of the course for each address. */
import type { Chapter, Exercise, Lesson, Puzzle, Text } from './lesson.ts'
import { CHAPTERS } from './lessons.ts'
import { PUZZLES } from './puzzles.ts'

export interface LessonItem {
  readonly kind: 'lesson'
  readonly id: string
  readonly title: Text
  readonly lesson: Lesson
}

export interface PuzzleItem {
  readonly kind: 'puzzle'
  readonly id: string
  readonly title: Text
  readonly puzzle: Puzzle
}

export type Item = LessonItem | PuzzleItem

const ofLesson = (lesson: Lesson): Item => ({ kind: 'lesson', id: lesson.id, title: lesson.title, lesson })
const ofPuzzle = (puzzle: Puzzle): Item => ({ kind: 'puzzle', id: puzzle.id, title: puzzle.title, puzzle })

/** Chapters of items; the last one holds the puzzles, and has no title of its own. */
export const COURSE: readonly { readonly title: Text | null; readonly items: readonly Item[] }[] = [
  ...CHAPTERS.map(({ title, lessons }: Chapter) => ({ title, items: lessons.map(ofLesson) })),
  { title: null, items: PUZZLES.map(ofPuzzle) },
]

export const ITEMS: readonly Item[] = COURSE.flatMap(({ items }) => items)

/** The item of an address such as `#boarding`; the first one where there is none. */
export function itemAt(hash: string): Item {
  const id = hash.slice(1)
  return ITEMS.find((item) => item.id === id) ?? ITEMS[0]!
}

/** The one before (-1) or behind (1). */
export const neighbour = (item: Item, way: -1 | 1): Item | undefined => ITEMS[ITEMS.indexOf(item) + way]

/** What there is to try; a puzzle is one thing. */
export const tasksOf = (item: Item): readonly (Exercise | Puzzle)[] =>
  item.kind === 'lesson' ? item.lesson.exercises : [item.puzzle]
