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
 * Where the address names a link, as a part of the site in the ledger, every item is opened that leads there too.
 */
export function openLinkedItem(): void {
  const open = () => {
    const target = linkedElement()
    if (!target?.closest('details')) return
    const same = target.getAttribute('href')
    for (const part of same ? document.querySelectorAll(`details [href="${same}"]`) : [target])
      part.closest('details')?.setAttribute('open', '')
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
