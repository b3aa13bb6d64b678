/** The line that leads to a place in a tree, with how often each position stood on the board. */
import type { TreeNode } from './node.js'

/**
 * From the start to one node, which moves about. Occurrences are counted as it moves (rule 7.5), so that a step in
 * a long game costs what it costs in a short one.
 */
export class Line {
  readonly #nodes: TreeNode[]
  readonly #counts = new Map<string, number>()

  constructor(root: TreeNode) {
    this.#nodes = [root]
    this.#count(root, 1)
  }

  get root(): TreeNode {
    return this.#nodes[0]!
  }

  get node(): TreeNode {
    return this.#nodes[this.#nodes.length - 1]!
  }

  get plies(): number {
    return this.#nodes.length - 1
  }

  /** The nodes from the start on. */
  get nodes(): readonly TreeNode[] {
    return this.#nodes
  }

  /** How often the position at the end has stood on the board, this time counted. */
  get occurrences(): number {
    return this.#counts.get(this.node.position.key)!
  }

  /** One move on, to a child of the node. */
  push(child: TreeNode): void {
    this.#nodes.push(child)
    this.#count(child, 1)
  }

  /** One move back; undefined at the start. */
  pop(): TreeNode | undefined {
    if (this.plies === 0) return undefined
    const left = this.#nodes.pop()!
    this.#count(left, -1)
    return left
  }

  /** To any node; false, with nothing changed, if it is in another tree. */
  goTo(node: TreeNode): boolean {
    const path: TreeNode[] = []
    let shared = node
    while (this.#nodes[shared.ply] !== shared) {
      path.push(shared)
      if (!shared.parent) return false
      shared = shared.parent
    }
    while (this.node !== shared) this.pop()
    while (path.length) this.push(path.pop()!)
    return true
  }

  #count(node: TreeNode, by: 1 | -1): void {
    const { key } = node.position
    const count = (this.#counts.get(key) ?? 0) + by
    if (count) this.#counts.set(key, count)
    else this.#counts.delete(key)
  }
}
