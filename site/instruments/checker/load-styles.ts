/** Brings the styles of what only a touch brings out. Without them it is plain, and is there all the same. */
export function loadStyles(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => resolve()
    document.head.append(link)
  })
}
