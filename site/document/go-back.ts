/** 'Go back' on not-found pages: the page before, or the home page that the link beside the button leads to. */
export function setUpGoBack(): void {
  const button = document.querySelector('[data-go-back]')
  button?.addEventListener('click', () => {
    if (history.length > 1) history.back()
    else button.closest('p')?.querySelector('a')?.click()
  })
}
