/** Base64 to bytes, in any engine and without Node's Buffer, which bundlers would replace by a large copy. */
export function decode(text: string): Uint8Array<ArrayBuffer> {
  const native = (Uint8Array as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> }).fromBase64
  if (native) return native(text)
  const latin1 = atob(text)
  const bytes = new Uint8Array(latin1.length)
  for (let i = 0; i < latin1.length; i++) bytes[i] = latin1.charCodeAt(i)
  return bytes
}
