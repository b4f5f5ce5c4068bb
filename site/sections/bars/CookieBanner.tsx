import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { Button } from '../../ui/Button.tsx'

interface CookieBannerProps {
  words: Words['site']['cookies']
  locale: Locale
}

/**
 * A labelled region and no dialog: it traps nothing and takes no focus. It stands early in the document, so that the
 * keyboard comes to it before the page. Accept and Decline have equal weight. Answered by `site/document/consent.ts`.
 */
export function CookieBanner({ words, locale }: CookieBannerProps) {
  return (
    <section id="cookie-banner" className="cookie-banner" aria-label={words.title} tabIndex={-1} hidden>
      <div className="page-width">
        <p>
          {words.text} <a href={`${localizedPath('/privacy', locale)}#cookies`}>{words.policyLink}</a>
        </p>
        <p className="cookie-choices">
          <Button kind="quiet" data-consent="true">
            {words.acceptAll}
          </Button>
          <Button kind="quiet" data-consent="false">
            {words.rejectNonEssential}
          </Button>
        </p>
        <button type="button" className="cookie-close" data-consent="false" aria-label={words.close}>
          ×
        </button>
      </div>
    </section>
  )
}
