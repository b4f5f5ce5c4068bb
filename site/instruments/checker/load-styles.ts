import styles from './desk.css?url'

/** The styles of what only a draft brings out. Without them the remarks are plain, and are there all the same. */
export function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.onload = () => resolve()
    link.onerror = () => resolve()
    document.head.append(link)
  })
}
