/** The element an address names. A hash that cannot be decoded, as `#%E0%A4%A`, names none. */
function linkedElement(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Opens the accordion item that an address names or leads into, now and when the address changes, so that a question can be linked to.
 */
export function openLinkedItem(): void {
  const open = () => {
    const target = linkedElement()
    const item = target?.closest('details')
    if (!item) return
    item.open = true
    target?.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
