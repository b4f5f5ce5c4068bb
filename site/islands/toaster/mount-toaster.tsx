import { createRoot } from 'react-dom/client'
import { Toaster, type ToasterWords } from './Toaster.tsx'

let mounted = false

/**
 * Puts the toaster on the page, once. The islands that push toasts call it when they wake, so that pages without them
 * never load it, and its region stands in the document before the first toast is announced in it.
 */
export function mountToaster(words: ToasterWords): void {
  if (mounted) return
  mounted = true
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(<Toaster words={words} />)
}
