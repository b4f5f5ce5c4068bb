/** Milliseconds for which the button says that it has copied. */
const CONFIRMATION = 3000

/** Buttons that copy the text in `data-copy`. Where the page may not use the clipboard the button is hidden. */
export function setUpCopyButtons(): void {
  const status = document.querySelector('[data-copy-status]')
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const label = button.textContent
    let timer: ReturnType<typeof setTimeout> | undefined
    const say = (text: string | null, announcement = '') => {
      button.textContent = text
      if (status) status.textContent = announcement
    }
    button.addEventListener('click', async () => {
      const { copy = '', copied = '' } = button.dataset
      try {
        await navigator.clipboard.writeText(copy)
      } catch {
        button.hidden = true
        return
      }
      say(copied, copied)
      clearTimeout(timer)
      timer = setTimeout(() => say(label), CONFIRMATION)
    })
  }
}
