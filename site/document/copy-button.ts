/** How long the button says that it has copied, in milliseconds. */
const ANSWER = 3000

/** Buttons that copy a text: an article's address, the company's boilerplate. Where the clipboard is closed to pages the button goes away. */
export function initCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const label = button.textContent
    const status = document.querySelector('[data-copy-status]')
    let answered: ReturnType<typeof setTimeout> | undefined
    if (!navigator.clipboard) button.hidden = true
    button.addEventListener('click', async () => {
      const { copy = '', copied = '' } = button.dataset
      try {
        await navigator.clipboard.writeText(copy)
      } catch {
        button.hidden = true
        return
      }
      button.textContent = copied
      if (status) status.textContent = copied
      clearTimeout(answered)
      answered = setTimeout(() => {
        button.textContent = label
        if (status) status.textContent = ''
      }, ANSWER)
    })
  }
}
