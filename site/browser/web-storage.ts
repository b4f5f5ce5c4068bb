/** `localStorage` outlives the visit, `sessionStorage` the page in its tab. */
type Storing = 'localStorage' | 'sessionStorage'

/** What is kept under a name; nothing where the browser forbids to keep anything (private windows, blocked cookies), or is none. */
export function readStored(name: string, storing: Storing = 'localStorage'): string | null {
  try {
    return window[storing].getItem(name)
  } catch {
    return null
  }
}

/**
 * Keeps a text under a name, or forgets what is kept there.
 *
 * @returns whether it could be done: a browser that forbids it, or is full, keeps nothing, and its page stands without
 */
export function store(name: string, text: string | null, storing: Storing = 'localStorage'): boolean {
  try {
    if (text === null) window[storing].removeItem(name)
    else window[storing].setItem(name, text)
    return true
  } catch {
    return false
  }
}
