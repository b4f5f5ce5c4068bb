import { createRoot } from 'react-dom/client'
import { Toaster } from './Toaster.tsx'
import styles from './toast.css?inline'

/**
 * Puts the toaster in the place of the page's own empty region (`site/sections/bars/Notifications.tsx`), once. The
 * islands that push toasts call it when they wake, so that pages without them never load it, and its region stands in
 * the document before the first toast is announced in it.
 */
export function mountToaster(): void {
  const region = document.querySelector<HTMLElement>('#notifications > section')
  if (!region?.parentElement) return
  const { parentElement: place, dataset } = region
  const words = { region: region.getAttribute('aria-label') ?? '', close: dataset.close ?? '' }
  region.remove()
  adoptStyles()
  createRoot(place).render(<Toaster words={words} />)
}

/**
 * With the script and not in the page: no toast is shown before it. The content security policy knows no style elements
 * but the page's own, and has nothing against style sheets that script makes. Safari before 2023 cannot make them and
 * shows a toast without its looks; what became of the form stands beside it in any case.
 */
function adoptStyles(): void {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  // Not pushed: until 2022 the list could only be replaced.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
