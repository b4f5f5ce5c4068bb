/** The browser's popovers open by themselves and close on Escape and on a press outside. This closes them in the remaining cases. */
export function setUpMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.hidePopover()
    })
    // Left by keyboard, an open menu would cover what the focus comes to.
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      const opener = document.querySelector(`[popovertarget="${menu.id}"]`)
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== opener) menu.hidePopover()
    })
  }
  // From this width on the links of the phone's menu stand in the header (`header.css`).
  matchMedia('(min-width: 64rem)').addEventListener('change', () => document.getElementById('site-menu')?.hidePopover())
}
