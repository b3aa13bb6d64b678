/** What is kept from one visit to the next. Where the browser refuses to, it is kept until the page is left. */
export type Key = 'theme' | 'language' | 'play' | 'aside' | 'learn' | 'tchess10'
/** What only this tab keeps, until it is closed. */
export type TabKey = 'guest'

const refused = new Map<Key, string>()

const nameOf = (key: Key | TabKey) => `das-chess:${key}`

export function recall(key: Key): string | null {
  try {
    return refused.get(key) ?? localStorage.getItem(nameOf(key))
  } catch {
    return null
  }
}

/** Gives whether it will still be there at the next visit. */
export function keep(key: Key, value: string): boolean {
  try {
    localStorage.setItem(nameOf(key), value)
    refused.delete(key)
    return true
  } catch {
    refused.set(key, value)
    return false
  }
}

export function recallHere(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(nameOf(key))
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepHere(key: TabKey, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(nameOf(key))
    else sessionStorage.setItem(nameOf(key), value)
  } catch {
    // It is there as long as the page is.
  }
}

/** Calls `listener` when another tab has changed what is kept. */
export function onChangeElsewhere(key: Key, listener: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === nameOf(key)) listener(event.newValue)
  })
}
