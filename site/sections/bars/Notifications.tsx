import type { Words } from '../../content/load-content.ts'
import './toast.css'

/**
 * The region of toasts, there from the beginning, so that F8 always leads to it. The toaster takes its place with the first toast
 * (`site/islands/toaster/`).
 */
export function Notifications({ words }: { words: Words['site']['toasts'] }) {
  return (
    <div id="notifications">
      <section aria-label={words.region} tabIndex={-1} data-close={words.close} />
    </div>
  )
}
