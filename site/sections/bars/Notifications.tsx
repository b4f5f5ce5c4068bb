import type { Words } from '../../content/load-content.ts'

/**
 * The region where toasts are told, there from the beginning, so that F8 always leads to it. The toaster takes its
 * place when a form wakes (`site/islands/toaster/`).
 */
export function Notifications({ words }: { words: Words['site']['toasts'] }) {
  return (
    <div id="notifications">
      <section aria-label={words.region} tabIndex={-1} data-close={words.close} />
    </div>
  )
}
