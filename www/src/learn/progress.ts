/** Which exercises and puzzles are done, from one visit to the next. */
import { keep, onChangeElsewhere, recall } from '../shell/storage.ts'
import { tasksOf, type Item } from './course.ts'

const keyOf = (item: Item, task: number): string => `${item.id}/${task + 1}`

function read(text: string | null): Set<string> {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [])
  } catch {
    return new Set()
  }
}

let done = read(recall('learn'))

export const isTaskDone = (item: Item, task: number): boolean => done.has(keyOf(item, task))

export const isDone = (item: Item): boolean => tasksOf(item).every((_, task) => isTaskDone(item, task))

/** The first task that is still to do; the first one where all are done. */
export const firstOpen = (item: Item): number =>
  Math.max(
    0,
    tasksOf(item).findIndex((_, task) => !isTaskDone(item, task)),
  )

export function setDone(item: Item, task: number): void {
  // Another tab may have added something.
  done = read(recall('learn')).add(keyOf(item, task))
  keep('learn', JSON.stringify([...done]))
}

export function followProgress(changed: () => void): void {
  onChangeElsewhere('learn', (value) => {
    done = read(value)
    changed()
  })
}
