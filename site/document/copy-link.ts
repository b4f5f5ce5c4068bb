/** How long the button says that it has copied, in milliseconds. */
const ANSWER = 3000

/** 'Copy link' beside an article's share links. Where the clipboard is closed to pages the button goes away. */
export function answerCopyLink(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-link]')) {
    const label = button.textContent
    const status = document.querySelector('[data-copy-status]')
    if (!navigator.clipboard) button.hidden = true
    button.addEventListener('click', async () => {
      const { copyLink = '', copied = '' } = button.dataset
      try {
        await navigator.clipboard.writeText(copyLink)
      } catch {
        button.hidden = true
        return
      }
      button.textContent = copied
      if (status) status.textContent = copied
      setTimeout(() => {
        button.textContent = label
        if (status) status.textContent = ''
      }, ANSWER)
    })
  }
}
