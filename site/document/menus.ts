/** A link in an open menu closes it: a link to an anchor of the same page would otherwise leave the menu over it. */
export function closeMenusOnChoice(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    for (let menu = target.closest<HTMLElement>('[popover]'); menu; ) {
      if (menu.matches(':popover-open')) menu.hidePopover()
      menu = menu.parentElement?.closest<HTMLElement>('[popover]') ?? null
    }
  })
}
