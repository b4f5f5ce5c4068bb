/** The element an address names. A hash that cannot be decoded, as `#%E0%A4%A`, names none. */
function linkedElement(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

/** Opens the accordion item an address names, now and when the address changes, so that a question can be linked to. */
export function openLinkedItem(): void {
  const open = () => {
    const target = linkedElement()
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
