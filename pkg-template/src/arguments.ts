/**
 * Reading what a user gave. Any value may come, also a Proxy or getter that throws: it is read here,
 * once, before anything crosses into the rules.
 */
import { invalidArgument } from './errors.js'
import type { Color } from './types.js'

/**
 * A property of an object; its getter or Proxy may run any code.
 *
 * @throws DasChessError `invalid_argument` where that code throws
 */
export function property(object: object, key: string | symbol): unknown {
  try {
    return (object as Record<string | symbol, unknown>)[key]
  } catch {
    throw invalidArgument(String(key), 'readable', 'a property that throws')
  }
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

export function isArray(value: unknown): boolean {
  try {
    return Array.isArray(value)
  } catch {
    return false // a revoked Proxy
  }
}

/**
 * The items of an iterable, at most `max`, so that an endless one ends.
 *
 * @throws DasChessError `invalid_argument` if it is none, throws, or gives more
 */
export function listOf(iterable: unknown, max: number, argument: string): unknown[] {
  const list: unknown[] = []
  try {
    for (const item of iterable as Iterable<unknown>) {
      if (list.push(item) > max) break
    }
  } catch {
    throw invalidArgument(argument, 'iterable', iterable)
  }
  if (list.length > max) throw invalidArgument(argument, `a list of at most ${max}`, 'a longer one')
  return list
}

/**
 * An object's own properties.
 *
 * @throws DasChessError `invalid_argument` if reading them throws, or if there are more than `max`
 */
export function entriesOf(object: object, max: number, argument: string): [string, unknown][] {
  let entries: [string, unknown][]
  try {
    entries = Object.entries(object)
  } catch {
    throw invalidArgument(argument, 'readable', 'an object that throws')
  }
  if (entries.length > max)
    throw invalidArgument(argument, `an object of at most ${max} properties`, 'a larger one')
  return entries
}

/** The text of a Position, of its structured clone `{ dfen }`, or the text itself; undefined for all else. */
export function textOf(position: unknown): string | undefined {
  const text = isObject(position) ? property(position, 'dfen') : position
  if (typeof text !== 'string') return undefined
  // Over 1,000 characters are refused whatever they are: no need to copy them all.
  return text.length > 2000 ? text.slice(0, 2001) : text
}

export function requireText(position: unknown): string {
  const text = textOf(position)
  if (text === undefined) throw invalidArgument('position', 'a Position or its text', position)
  return text
}

export function requireBoolean(value: unknown, argument: string): boolean {
  if (typeof value !== 'boolean') throw invalidArgument(argument, 'true or false', value)
  return value
}

export function requireColor(color: unknown, argument: string): Color {
  if (color !== 'white' && color !== 'black') throw invalidArgument(argument, "'white' or 'black'", color)
  return color
}

export function requireOneOf<Word extends string>(
  value: unknown,
  allowed: readonly Word[],
  argument: string,
): Word {
  const found = allowed.find((one) => one === value)
  if (found === undefined) {
    throw invalidArgument(argument, allowed.map((one) => `'${one}'`).join(' or '), value)
  }
  return found
}

export function requireString(value: unknown, max: number, argument: string): string {
  if (typeof value !== 'string') throw invalidArgument(argument, 'a text', value)
  if (value.length > max)
    throw invalidArgument(argument, `a text of at most ${max} characters`, 'a longer one')
  return value
}

export function requireInteger(value: unknown, min: number, max: number, argument: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw invalidArgument(argument, `a whole number from ${min} to ${max}`, value)
  }
  return value
}

/** An options object, undefined standing for an empty one. */
export function requireOptions(options: unknown, argument: string): object {
  if (options === undefined) return {}
  if (!isObject(options)) throw invalidArgument(argument, 'an object', options)
  return options
}
