/**
 * A place in a game's tree as a short text: how many moves along the line, which variation from there (from 1), how
 * many moves along it, and so on. `12` is the twelfth ply; `4,1,3` goes four plies, takes the first move of the first
 * variation there, then three plies more.
 */
import type { Node } from 'das-chess'

export function pathOf(node: Node): string {
  const path: number[] = []
  let steps = 0
  for (let at = node; at.parent; at = at.parent) {
    const variation = at.parent.variations.indexOf(at)
    if (variation < 0) steps++
    else {
      path.unshift(variation + 1, steps)
      steps = 0
    }
  }
  return [steps, ...path].join(',')
}

/** The node there; where the path leads out of the tree, the last one that it reaches. */
export function nodeAt(root: Node, path: string): Node {
  let node = root
  for (const [index, word] of path.split(',').entries()) {
    const number = Number(word)
    if (!Number.isInteger(number) || number < 0) return node
    if (index % 2) {
      const variation = node.variations[number - 1]
      if (!variation) return node
      node = variation
    } else {
      for (let steps = 0; steps < number && node.next; steps++) node = node.next
    }
  }
  return node
}

/** The last node of the line that goes on from here. */
export function endOf(node: Node): Node {
  let end = node
  while (end.next) end = end.next
  return end
}
