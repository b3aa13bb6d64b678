// The wasm as text in a JavaScript module. Base64 hides from gzip and brotli what repeats in the bytes; here each of
// the most frequent bytes is one printable character and the others are two, so that it stays in view. Measured with
// a module of 262 kB (106 in gzip, 82 in brotli): base64 is 350 kB (141, 115), base64 of deflated bytes 141 (106,
// 106, and 4 more for the code that inflates), hexadecimal digits 524 (115, 87), and this 284 (106, 87). Decoding
// takes 2 to 5 ms, inflating took 15 to 40.

/** Printable ASCII but for what ends or escapes a string, and for `<`, so that no `</script>` can arise. */
const ALPHABET = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (c) => !'\'"`\\<'.includes(c),
)

/** These many first characters of the alphabet make a two-character code with the next one: 88 + 2 * 90 >= 256. */
const ESCAPES = 2

/** The text, and `order`: all byte values, the most frequent first. */
export function encode(bytes) {
  const counts = new Array(256).fill(0)
  for (const byte of bytes) counts[byte]++
  const order = [...counts.keys()].sort((a, b) => counts[b] - counts[a] || a - b)
  const codes = []
  const singles = ALPHABET.slice(ESCAPES)
  order.forEach((byte, rank) => {
    const rest = rank - singles.length
    codes[byte] =
      rest < 0
        ? singles[rank]
        : ALPHABET[Math.floor(rest / ALPHABET.length)] + ALPHABET[rest % ALPHABET.length]
  })
  return { text: Array.from(bytes, (byte) => codes[byte]).join(''), order }
}

export function inlineModule(wasm) {
  const { text, order } = encode(wasm)
  return [
    '/** The module as text; see decode.ts. */',
    'export const INLINE = {',
    `  alphabet: '${ALPHABET.join('')}',`,
    `  escapes: ${ESCAPES},`,
    `  order: '${Buffer.from(order).toString('hex')}',`,
    `  length: ${wasm.length},`,
    `  text: '${text}',`,
    '}\n',
  ].join('\n')
}
