/** F8 focuses the notifications region before a toaster is there; the toaster answers the key itself. */
export function setUpNotificationsKey(): void {
  addEventListener('keydown', ({ code }) => {
    if (code === 'F8') document.querySelector<HTMLElement>('#notifications > section')?.focus()
  })
}
