/** Text back to bytes: the other half of scripts/build/inline.mjs, which says why it is not base64. */
export interface InlineText {
  /** The characters in use; the first `escapes` of them begin a code of two characters. */
  readonly alphabet: string
  readonly escapes: number
  /** All byte values in hexadecimal digits, the most frequent first: those have codes of one character. */
  readonly order: string
  /** How many bytes it is. */
  readonly length: number
  readonly text: string
}

/** The bytes that `text` stands for. */
export function decode({ alphabet, escapes, order, length, text }: InlineText): Uint8Array<ArrayBuffer> {
  const index = new Uint8Array(128)
  for (let i = 0; i < alphabet.length; i++) index[alphabet.charCodeAt(i)] = i
  const values = new Uint8Array(256)
  for (let i = 0; i < 256; i++) values[i] = parseInt(order.slice(2 * i, 2 * i + 2), 16)
  // What these compute always lies within the tables.
  const at = (i: number) => index[text.charCodeAt(i)]!
  const afterSingles = alphabet.length - escapes
  const bytes = new Uint8Array(length)
  for (let i = 0, n = 0; n < length; n++) {
    const code = at(i++)
    const rank = code < escapes ? afterSingles + code * alphabet.length + at(i++) : code - escapes
    bytes[n] = values[rank]!
  }
  return bytes
}
