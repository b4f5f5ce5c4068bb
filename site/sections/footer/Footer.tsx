import type { Words } from '../../content/load-content.ts'
import { formatYear } from '../../locale/dates.ts'
import type { Locale } from '../../locale/paths.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { OfficeStatus } from '../bars/OfficeStatus.tsx'
import { footerColumns } from './footer-links.ts'

interface FooterProps {
  words: Words
  locale: Locale
  /** The page's path with its language. */
  path: string
  year: number
}

const networkNames = { linkedin: 'LinkedIn', facebook: 'Facebook', x: 'X', line: 'LINE' }

/** The end of the page and of the wire: `###`, as at the end of a press release. */
export function Footer({ words, locale, path, year }: FooterProps) {
  const { identity, site } = words
  const { footer, hours } = site
  return (
    <footer className="site-footer">
      <div className="page-width footer-grid">
        <p className="end-mark" aria-hidden>
          ###
        </p>
        <section className="footer-brand">
          <Logo {...identity.logo} />
          <p className="footer-blurb">
            <Phrases>{footer.blurb}</Phrases>
          </p>
          {identity.social.length > 0 && (
            <ul aria-label={footer.social} className="footer-social">
              {identity.social.map(({ network, url }) => (
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
              <h2>{title}</h2>
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
          <h2>{footer.contact.title}</h2>
          <address>
            <a href={identity.phoneLink}>{identity.phone}</a>
            <a href={`mailto:${identity.email}`}>{identity.email}</a>
            <p>{identity.addressLine}</p>
          </address>
          <div>
            <p>{hours.line}</p>
            <p>{hours.weekend}</p>
            <OfficeStatus words={hours} />
          </div>
        </section>
      </div>
      <div className="page-width footer-end">
        <dl>
          {(
            [
              [footer.registered.name, identity.legalName],
              [footer.registered.number, identity.registrationNumber],
              [footer.registered.tax, identity.taxNumber],
              [footer.registered.address, identity.legalAddress],
            ] as const
          ).map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{footer.copyright.replace('{year}', formatYear(year, locale))}</p>
        <button type="button" className="needs-script" data-cookie-settings>
          {site.cookies.settings}
        </button>
        <a href="#top">{site.backToTop}</a>
      </div>
    </footer>
  )
}
