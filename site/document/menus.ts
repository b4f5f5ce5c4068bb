/** A browser without popovers (`site/sections/header/without-popovers.css`) does not know what to be open is. */
function close(menu: HTMLElement): void {
  if (menu.hidePopover && menu.matches(':popover-open')) menu.hidePopover()
}

/** A link in an open menu closes it: a link to an anchor of the same page would otherwise leave the menu over it. */
function closeOnChoice(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    for (let menu = target.closest<HTMLElement>('[popover]'); menu; ) {
      close(menu)
      menu = menu.parentElement?.closest<HTMLElement>('[popover]') ?? null
    }
  })
}

/** A menu that the focus has left by keyboard would lie open over what the focus comes to. */
function closeOnLeaving(menu: HTMLElement): void {
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    const opener = document.querySelector(`[popovertarget="${menu.id}"]`)
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== opener) close(menu)
  })
}

/** The links of the header lie open on desktops; a panel still open from a narrower window would hide them. */
function closeOnWidening(): void {
  const navigation = document.getElementById('site-menu')
  if (!navigation) return
  matchMedia('(min-width: 64rem)').addEventListener('change', () => close(navigation))
}

/** What the browser's own popovers leave open that should be closed. */
export function closeMenusInTime(): void {
  closeOnChoice()
  closeOnWidening()
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) closeOnLeaving(menu)
}
