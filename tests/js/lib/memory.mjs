// A program in a process of its own, to see how much memory it takes.
import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Gives what the program sends for `input`. */
export async function memoryOf(program, input) {
  const child = fork(program)
  child.send(input)
  const [answer] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`it ended with ${code}`))),
  ])
  child.disconnect()
  return answer
}
