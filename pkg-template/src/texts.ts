/** Lists of texts as they cross to Rust and back, each as one; see src/wasm/texts.rs. */

export function packTexts(texts: readonly string[]): string {
  return texts.map((text) => `${text.length}:${text}`).join('')
}

export function unpackTexts(list: string): string[] {
  return JSON.parse(list) as string[]
}
