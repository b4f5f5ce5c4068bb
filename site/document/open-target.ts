/** Opens the accordion item an address names, now and when the address changes, so that a question can be linked to. */
export function openLinkedItem(): void {
  const open = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
