/** Under which name the draft is kept where somebody asked for it; `data-kept` of the desk says it to what wakes the desk. */
export const KEPT_DRAFT = 'krajai-checker-draft'

/** The draft that was kept, or nothing. */
export function keptDraft(): string | null {
  try {
    return localStorage.getItem(KEPT_DRAFT)
  } catch {
    return null
  }
}

/** Keeps the draft. @returns whether it is kept: a private window or a full disk keeps nothing */
export function keepDraft(text: string): boolean {
  try {
    localStorage.setItem(KEPT_DRAFT, text)
    return true
  } catch {
    return false
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEPT_DRAFT)
  } catch {
    // Nothing was kept where nothing can be.
  }
}
