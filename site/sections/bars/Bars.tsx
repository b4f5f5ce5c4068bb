import { homeAnchor, localizedPath, otherLocale } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { OfficeStatus } from '../shared/OfficeStatus.tsx'
import './bars.css'

interface BarProps {
  content: SiteContent
  /** The page's path with its language prefix. */
  path: string
}

/**
 * Shown by `site/scripts/consent.ts`. A labelled region, not a dialog, so it does not take the focus. It is early in the document, so
 * that the Tab key reaches it before the page.
 */
export function CookieBanner({ content }: Pick<BarProps, 'content'>) {
  const { cookies } = content.site
  return (
    <section id="cookie-banner" className="cookie-banner" aria-label={cookies.title} tabIndex={-1} hidden>
      <div className="page-width inline">
        <p>
          {cookies.text} <a href={`${localizedPath('/privacy', content.locale)}#cookies`}>{cookies.policyLink}</a>
        </p>
        <p className="cookie-choices">
          <Button kind="quiet" data-consent="true">
            {cookies.acceptAll}
          </Button>
          <Button kind="quiet" data-consent="false">
            {cookies.rejectNonEssential}
          </Button>
        </p>
        <button type="button" className="close-button" data-consent="false" aria-label={cookies.close}>
          ×
        </button>
      </div>
    </section>
  )
}

/** Offers the page in the other language. A script shows it before the first paint, so the page does not move. */
export function LanguageOffer({ content, path }: BarProps) {
  const { offer } = content.site.language
  const other = otherLocale(content.locale)
  return (
    <aside className="inline language-offer" lang={other} aria-label={offer.text} data-language-offer>
      <p>{offer.text}</p>
      <a href={localizedPath(path, other)} hrefLang={other} data-language={other}>
        {offer.link}
      </a>
      <button type="button" className="needs-script" data-language-keep={content.locale}>
        {offer.close}
      </button>
    </aside>
  )
}

/** Fixed bar on phones: call, or request an offer. CSS hides it while a form field has the focus. */
export function CallBar({ content, path }: BarProps) {
  const { identity, site } = content
  return (
    <aside id="call-bar" className="call-bar" aria-label={site.callBar.label}>
      <a href={identity.phoneLink}>
        <span>
          {site.callBar.call} <OfficeStatus words={site.hours} />
        </span>
      </a>
      <ButtonLink href={homeAnchor('#signup', path)}>{site.actions.getStarted}</ButtonLink>
    </aside>
  )
}

/** An empty region, so that F8 has a target before the first toast. The toaster then replaces it. */
export function Notifications({ content }: Pick<BarProps, 'content'>) {
  const { toasts } = content.site
  return (
    <div id="notifications">
      <section aria-label={toasts.region} tabIndex={-1} data-close={toasts.close} />
    </div>
  )
}
