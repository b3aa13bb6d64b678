// The wasm as text in a JavaScript module.
export function inlineModule(wasm) {
  return `/** The module in base64. */\nexport const INLINE =\n  '${wasm.toString('base64')}'\n`
}
