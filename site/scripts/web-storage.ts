/** The storage of the browser, or of the tab. */
type Place = 'localStorage' | 'sessionStorage'

/** The visitor's own headline, in the storage of the tab. */
export const HEADLINE_KEY = 'own-headline'

/** Reads a stored text. Returns null if the browser blocks storage (private windows, blocked cookies). */
export function readStored(name: string, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(name)
  } catch {
    return null
  }
}

/** Stores a text, or removes it. Returns false if the browser blocks storage or it is full. */
export function store(name: string, text: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (text === null) window[place].removeItem(name)
    else window[place].setItem(name, text)
    return true
  } catch {
    return false
  }
}
