/** The element that the URL's hash names; none for a hash that cannot be decoded, such as `#%E0%A4%A`. */
function linkedElement(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

/** Opens the `<details>` that the URL names or leads into, now and when the hash changes. */
export function openLinkedDetails(): void {
  const open = () => {
    const target = linkedElement()
    const details = target?.closest('details')
    if (!target || !details) return
    details.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
