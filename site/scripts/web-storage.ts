/** Reads a stored text. Returns null if the browser blocks storage (private windows, blocked cookies). */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a text, or removes it. Returns false if the browser blocks storage or it is full. */
export function store(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
