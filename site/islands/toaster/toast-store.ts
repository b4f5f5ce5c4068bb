/**
 * The toast on show, outside React: any island may push one, also before the toaster has woken, which then shows it.
 * One at a time: a new toast takes the place of the one before.
 */
export interface Toast {
  /** Tells two toasts apart that say the same. */
  id: number
  kind: 'success' | 'destructive'
  title: string
  text: string
  open: boolean
}

/** A closed toast is kept this long, in milliseconds, so that its leaving can be seen, and cleared for good after. */
const TOAST_REMOVE_DELAY = 1_000_000

let current: Toast | undefined
let nextId = 1
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(toast: Toast | undefined): void {
  current = toast
  for (const listener of listeners) listener()
}

export function pushToast(toast: Pick<Toast, 'kind' | 'title' | 'text'>): void {
  clearTimeout(removal)
  show({ ...toast, id: nextId++, open: true })
}

export function closeToast(id: number): void {
  if (current?.id !== id || !current.open) return
  show({ ...current, open: false })
  clearTimeout(removal)
  removal = setTimeout(() => show(undefined), TOAST_REMOVE_DELAY)
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToast(): Toast | undefined {
  return current
}
