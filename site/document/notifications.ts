/** F8 leads to the notifications also while there is no toaster yet; afterwards it answers the key itself. */
export function answerNotificationsKey(): void {
  addEventListener('keydown', ({ code }) => {
    if (code === 'F8') document.querySelector<HTMLElement>('#notifications > section')?.focus()
  })
}
