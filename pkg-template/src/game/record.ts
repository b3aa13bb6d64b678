/** Records as they cross to Rust and back, which reads and writes them; see src/wasm/records.rs. */
import { requireString } from '../arguments.js'
import { invalidArgument } from '../errors.js'
import type { Color } from '../types.js'
import { lineEnd, TreeNode, walk } from './node.js'
import type { RecordData, RecordNote, RecordRead } from './record-data.js'
import type { AnyPosition, Played, Rules } from './rules.js'
import type { LegateMessage, LegateNote } from './types.js'

/** No comment is longer, however it is cut into pieces. */
const MAX_COMMENT = 4_000_000
/** No tag is longer. */
const MAX_TAG = 1_000_000

/** The record of a game without moves. */
export function emptyRecord(start: AnyPosition): RecordData {
  return { tags: [], start: start.dfen, moves: '', notes: [], result: '*' }
}

/** One line of a record's tree: the number of the node that it branches off, and its moves with their numbers. */
interface Span {
  readonly branch: number
  readonly lans: string[]
  readonly numbers: number[]
}

/** Makes the tree that a record tells of. Its main line ends as `outcome` says. */
export function growTree(record: RecordData | RecordRead, rules: Rules): TreeNode {
  const { spans, parents } = readSpans(record.moves)
  const nodes: TreeNode[] = [new TreeNode(rules.trusted(record.start))]
  const played: Played[] = []
  for (const { branch, lans, numbers } of spans) {
    const before = branch ? played[branch]!.position.dfen : record.start
    const followed = rules.followLine(before, lans.join(' '))
    numbers.forEach((number, index) => (played[number] = followed[index]!))
  }
  for (let number = 1; number < parents.length; number++) {
    const { move, position } = played[number]!
    nodes.push(nodes[parents[number]!]!.append(move, position))
  }
  for (const note of record.notes) annotate(nodes[note.at]!, note)
  if ('outcome' in record && record.outcome) {
    lineEnd(nodes[0]!).ending = Object.freeze(record.outcome)
  }
  return nodes[0]!
}

/** Takes the text of a tree apart into lines, each after the one that it branches off; and each node's parent. */
function readSpans(moves: string): { spans: Span[]; parents: number[] } {
  const main: Span = { branch: 0, lans: [], numbers: [] }
  const spans = [main]
  const open = [main]
  const parents = [0]
  for (const token of moves ? moves.split(' ') : []) {
    const span = open[open.length - 1]!
    if (token === '(') {
      const varied: Span = { branch: parents[span.numbers[span.numbers.length - 1]!]!, lans: [], numbers: [] }
      spans.push(varied)
      open.push(varied)
    } else if (token === ')') {
      open.pop()
    } else {
      const number = parents.push(span.numbers[span.numbers.length - 1] ?? span.branch) - 1
      span.lans.push(token)
      span.numbers.push(number)
    }
  }
  return { spans, parents }
}

function annotate(node: TreeNode, note: RecordNote): void {
  if (note.comment !== undefined) node.comment = note.comment
  if (note.commentBefore !== undefined) node.commentBefore = note.commentBefore
  if (note.nags) node.nags.push(...note.nags)
  if (note.legates) node.messages.push(...note.legates.map(readMessage))
}

/** `w draw` as `{ color: 'white', message: 'draw' }`. */
function readMessage(text: string): LegateNote {
  const color: Color = text.startsWith('w') ? 'white' : 'black'
  return Object.freeze({ color, message: text.slice(2) as LegateMessage })
}

/** How many moves the main line has. */
export function mainLineLength(moves: string): number {
  let depth = 0
  let plies = 0
  for (const token of moves ? moves.split(' ') : []) {
    if (token === '(') depth++
    else if (token === ')') depth--
    else if (depth === 0) plies++
  }
  return plies
}

/**
 * A tree as a record.
 *
 * @throws DasChessError `invalid_argument` where a user has put into nodes or tags what does not belong there
 */
export function recordOf(
  root: TreeNode,
  tags: ReadonlyMap<string, string>,
  result: RecordData['result'],
): RecordData {
  const moves: string[] = []
  const notes: RecordNote[] = []
  let number = 0
  noteOf(root, number, notes)
  for (const step of walk(root)) {
    moves.push(typeof step === 'string' ? step : step.move!.lan)
    if (typeof step !== 'string') noteOf(step, ++number, notes)
  }
  return { tags: readTags(tags), start: root.position.dfen, moves: moves.join(' '), notes, result }
}

/** Notes as they cross to Rust: five texts each. */
export function packNotes(notes: readonly RecordNote[]): string[] {
  return notes.flatMap(({ at, comment = '', commentBefore = '', nags = [], legates = [] }) => [
    String(at),
    comment,
    commentBefore,
    nags.join(' '),
    legates.join(','),
  ])
}

function noteOf(node: TreeNode, at: number, notes: RecordNote[]): void {
  const { comment, commentBefore, nags, messages } = node
  if (!comment && !commentBefore && !messages.length && Array.isArray(nags) && !nags.length) return
  notes.push({
    at,
    ...(comment && { comment: requireString(comment, MAX_COMMENT, 'comment') }),
    ...(commentBefore && { commentBefore: requireString(commentBefore, MAX_COMMENT, 'commentBefore') }),
    nags: readNags(nags),
    legates: messages.map(({ color, message }) => `${color.charAt(0)} ${message}`),
  })
}

function readNags(nags: unknown): number[] {
  const isNag = (nag: unknown) => Number.isInteger(nag) && (nag as number) >= 0 && (nag as number) <= 255
  if (!Array.isArray(nags) || !nags.every(isNag)) {
    throw invalidArgument('nags', 'a list of whole numbers from 0 to 255', nags)
  }
  return [...nags]
}

/** @throws DasChessError `invalid_argument` where a name or value is no text */
export function readTags(tags: ReadonlyMap<unknown, unknown>): [string, string][] {
  return Array.from(tags, ([name, value]) => [
    requireString(name, 255, 'tags'),
    requireString(value, MAX_TAG, `tags.${String(name)}`),
  ])
}
