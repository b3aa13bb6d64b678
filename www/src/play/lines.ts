/** A game's tree as it is written down: rows of the main line, variations between them, remarks. Nothing here draws. */
import type { LegateNote, Node } from 'das-chess'

/** A move of a variation with its number where it needs one, or what is said. */
export type Item =
  | { readonly kind: 'move'; readonly node: Node; readonly number: string | null }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'legate'; readonly note: LegateNote }

/** A full move of the main line, or a piece of a variation; depth 0 is what is said in the main line. */
export type Block =
  | { readonly kind: 'row'; readonly number: string; white: Node | null; black: Node | null }
  | { readonly kind: 'line'; readonly depth: number; readonly items: Item[] }

/** What programs tell each other in comments, such as clocks: `[%clk 1:00]`. */
const COMMANDS = /\s*\[%[^\]]*\]\s*/g

type Step = Node | '(' | ')'

/** In the order of a record: a move, the variations that replace it, what follows it. Trees may be deep. */
function* walk(root: Node): Generator<Step> {
  const waiting: (Step | { behind: Node })[] = [{ behind: root }]
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (typeof step === 'string') yield step
    else if ('behind' in step) {
      const { next, variations } = step.behind
      if (!next) continue
      waiting.push({ behind: next })
      for (const node of [...variations].reverse()) waiting.push(')', { behind: node }, node, '(')
      waiting.push(next)
    } else yield step
  }
}

/** The last item of a piece of a variation. */
const latest = (block: Block) => (block.kind === 'line' ? block.items.at(-1) : undefined)

export function blocksOf(root: Node): Block[] {
  const blocks: Block[] = []
  let depth = 0
  /** The block that still can be added to. */
  let open: Block | null = null

  const add = (item: Item) => {
    if (open?.kind !== 'line' || open.depth !== depth) {
      open = { kind: 'line', depth, items: [] }
      blocks.push(open)
    }
    open.items.push(item)
  }
  const say = (comment: string | undefined) => {
    const text = comment?.replace(COMMANDS, ' ').trim()
    if (text) add({ kind: 'comment', text })
  }
  const remarks = ({ messages, comment }: Node) => {
    for (const note of messages) add({ kind: 'legate', note })
    say(comment)
  }

  remarks(root)
  for (const step of walk(root)) {
    if (typeof step === 'string') {
      depth += step === '(' ? 1 : -1
      open = null
      continue
    }
    say(step.commentBefore)
    const { color } = step.move!
    const full = step.parent!.position.fullMoves
    if (depth === 0) {
      if (color === 'black' && open?.kind === 'row' && !open.black) open.black = step
      else {
        open = { kind: 'row', number: `${full}.`, white: null, black: null }
        open[color] = step
        blocks.push(open)
      }
    } else {
      const first = !open || latest(open)?.kind !== 'move'
      const number = color === 'white' ? `${full}.` : first ? `${full}…` : null
      add({ kind: 'move', node: step, number })
    }
    remarks(step)
  }
  return blocks
}
