/** Puts a text into the clipboard; where the browser keeps it closed, selects the text in its field. */
export async function copy(
  text: string,
  field: HTMLTextAreaElement | HTMLInputElement | null,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return false
  }
}

/** Lets the browser save a text as a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has it by the next turn of the event loop at the latest.
  setTimeout(() => URL.revokeObjectURL(url))
}
