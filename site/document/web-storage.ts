/** What is stored under a name; nothing where the browser forbids it (private windows, blocked cookies). */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a text. Returns false where the browser forbids it or is full; the page works without. */
export function store(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
