import type { Locale } from '../../../contract/locale.ts'
import { type OfficeAhead, yearOf } from '../../../contract/office-days.ts'
import type { Words } from '../../content/load-content.ts'
import { formatYear } from '../../locale/dates.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { OfficeStatus } from '../page/OfficeStatus.tsx'
import { footerColumns } from './footer-links.ts'

interface FooterProps {
  words: Words
  locale: Locale
  /** The page's path with its language. */
  path: string
  /** When the page is set: of which year it is. */
  now: Date
  office: OfficeAhead
}

const networkNames = { linkedin: 'LinkedIn', facebook: 'Facebook', x: 'X', line: 'LINE' }

/** The end of the page and of the wire: `###`, as at the end of a press release. */
export function Footer({ words, locale, path, now, office }: FooterProps) {
  const { identity, site } = words
  const { footer, hours } = site
  const registeredSlots = Object.keys(footer.registered) as (keyof typeof footer.registered)[]
  // Where a column is narrower than the address, a line ends behind its @.
  const [mailbox, domain] = identity.email.split('@')
  // Beside the ways to ask us the LINE account is said to be open until it is known: a link to it here would say otherwise.
  const social = identity.social.filter(({ network, isLive }) => network !== 'line' || isLive)
  return (
    <footer className="site-footer" id="footer">
      <div className="page-width footer-grid">
        <p className="end-mark" aria-hidden>
          ###
        </p>
        <section className="footer-brand">
          <Logo {...identity.logo} />
          <p className="footer-blurb">
            <Phrases>{footer.blurb}</Phrases>
          </p>
          {social.length > 0 && (
            <ul aria-label={footer.social} className="footer-social" translate="no">
              {social.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} rel="me noopener">
                    {networkNames[network]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
        <nav aria-label={footer.label} className="footer-columns">
          {footerColumns(words, locale, path).map(({ title, links }) => (
            <section key={title}>
              <h2>
                <Phrases>{title}</Phrases>
              </h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <section className="footer-contact">
          <h2>
            <Phrases>{footer.contact.title}</Phrases>
          </h2>
          <address>
            <a href={identity.phoneLink} translate="no">
              {identity.phone}
            </a>
            <a href={`mailto:${identity.email}`} translate="no">
              {`${mailbox}@`}
              <wbr />
              {domain}
            </a>
            <p>{identity.addressLine}</p>
          </address>
          <div>
            <p>{hours.line}</p>
            <p>{hours.weekend}</p>
            <OfficeStatus words={hours} office={office} />
          </div>
        </section>
      </div>
      <div className="page-width footer-end">
        <dl>
          {registeredSlots.map((slot) => (
            <div key={slot}>
              <dt>{footer.registered[slot]}</dt>
              <dd>{identity[slot]}</dd>
            </div>
          ))}
        </dl>
        <p>{footer.copyright.replace('{year}', formatYear(yearOf(now.getTime()), locale))}</p>
        <button type="button" className="needs-script" data-cookie-settings>
          {site.cookies.settings}
        </button>
        <a href="#top">{site.backToTop}</a>
      </div>
    </footer>
  )
}
