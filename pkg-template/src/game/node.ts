/** The tree of a game. */
import type { AnyMove, AnyOutcome, AnyPosition } from './rules.js'
import type { LegateNote, Node } from './types.js'

/** A node of either game; users get it as a `Node` of theirs. Own properties are data that can be cloned. */
export class TreeNode implements Node<AnyPosition, AnyMove> {
  /** @internal What consoles show, though minifiers rename the class. */
  static readonly name = 'TreeNode'

  readonly move: AnyMove | undefined
  readonly ply: number
  comment: string | undefined = undefined
  commentBefore: string | undefined = undefined
  readonly nags: number[] = []
  readonly messages: LegateNote[] = []
  next: TreeNode | undefined = undefined
  readonly variations: TreeNode[] = []

  readonly #position: AnyPosition
  #parent: TreeNode | undefined
  #ending: AnyOutcome | undefined

  constructor(position: AnyPosition, move?: AnyMove, parent?: TreeNode) {
    this.#position = position
    this.#parent = parent
    this.move = move
    this.ply = parent ? parent.ply + 1 : 0
  }

  /** Whether a value is a node. Runs no code of it, as `instanceof` would with a Proxy. */
  static is(value: unknown): value is TreeNode {
    return typeof value === 'object' && value !== null && #position in value
  }

  get position(): AnyPosition {
    return this.#position
  }

  get parent(): TreeNode | undefined {
    return this.#parent
  }

  /** How the game ended here where neither the position nor the Legates tell: a claim, or a record's result. */
  get ending(): AnyOutcome | undefined {
    return this.#ending
  }

  set ending(outcome: AnyOutcome | undefined) {
    this.#ending = outcome
  }

  /** The child that this move leads to, if there is one. */
  child(lan: string): TreeNode | undefined {
    if (this.next?.move?.lan === lan) return this.next
    return this.variations.find((node) => node.move?.lan === lan)
  }

  /** Adds a child: the first one continues the line, each further one begins a variation. */
  append(move: AnyMove, position: AnyPosition): TreeNode {
    const node = new TreeNode(position, move, this)
    if (this.next) this.variations.push(node)
    else this.next = node
    return node
  }

  /** Makes a child the line's continuation; the one before becomes the first variation. */
  promote(child: TreeNode): void {
    if (this.next === child || !this.next) return
    this.variations.splice(this.variations.indexOf(child), 1)
    this.variations.unshift(this.next)
    this.next = child
  }

  /** Takes a child out, with all that follows it. */
  remove(child: TreeNode): void {
    if (this.next === child) this.next = this.variations.shift()
    else this.variations.splice(this.variations.indexOf(child), 1)
    child.#parent = undefined
  }

  /** Takes out all that follows. */
  cut(): void {
    while (this.next) this.remove(this.next)
  }
}

/** One step through a tree, in the order of a record. */
export type Step = TreeNode | '(' | ')'

/**
 * Goes through a tree in the order of a record: a move, the variations that replace it, what follows it. Trees may
 * be deep, so what waits is kept in a list and not in calls.
 */
export function* walk(root: TreeNode): Generator<Step> {
  const waiting: (Step | { behind: TreeNode })[] = [{ behind: root }]
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (step instanceof TreeNode || typeof step === 'string') {
      yield step
      continue
    }
    const { next, variations } = step.behind
    if (!next) continue
    waiting.push({ behind: next })
    for (const node of [...variations].reverse()) waiting.push(')', { behind: node }, node, '(')
    waiting.push(next)
  }
}

/** The last node of the line that goes on from here. */
export function lineEnd(node: TreeNode): TreeNode {
  let end = node
  while (end.next) end = end.next
  return end
}

/** A copy of a tree; gives the copy of each node, in the order of a record, the root first. */
export function copyTree(root: TreeNode): Map<TreeNode, TreeNode> {
  const copy = copyNode(root, undefined)
  const copies = new Map([[root, copy]])
  for (const step of walk(root)) {
    if (typeof step === 'string') continue
    const parent = copies.get(step.parent!)!
    const node = copyNode(step, parent)
    if (parent.next) parent.variations.push(node)
    else parent.next = node
    copies.set(step, node)
  }
  return copies
}

function copyNode(node: TreeNode, parent: TreeNode | undefined): TreeNode {
  const copy = new TreeNode(node.position, node.move, parent)
  copy.comment = node.comment
  copy.commentBefore = node.commentBefore
  copy.nags.push(...node.nags)
  copy.messages.push(...node.messages)
  copy.ending = node.ending
  return copy
}
