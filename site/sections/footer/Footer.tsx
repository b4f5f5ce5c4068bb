import { homeAnchor, type Locale, localizedPath } from '../../../contract/locale.ts'
import { type OfficeHours, yearOf } from '../../../contract/office-days.ts'
import type { Words } from '../../content/load-content.ts'
import { formatYear } from '../../locale/dates.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { OfficeStatus } from '../page/OfficeStatus.tsx'

/** The columns of links as seen from `path`. */
function footerColumns(words: Words, locale: Locale, path: string) {
  const { services, company, legal, resources } = words.site.footer
  const to = (label: string, base: string) => ({ label, href: localizedPath(base, locale) })
  // The four that the specification's footer names by index.
  const named = words.services.filter((_, index) => [0, 1, 2, 4].includes(index))
  return [
    {
      title: services.title,
      links: [
        ...named.map(({ title, slug }) => to(title, `/services/${slug}`)),
        to(services.thaiNewsDetails, '/thai-news-distribution'),
        { label: words.site.header.pricing, href: homeAnchor('#plans', path) },
      ],
    },
    {
      title: company.title,
      links: [
        to(company.about, '/about'),
        to(company.careers, '/about#careers'),
        to(company.pressKit, '/media-kit'),
        { label: company.contact, href: homeAnchor('#contact', path) },
      ],
    },
    {
      title: legal.title,
      links: [to(legal.privacy, '/privacy'), to(legal.terms, '/terms'), to(legal.cookies, '/privacy#cookies')],
    },
    {
      title: resources.title,
      links: [
        to(resources.blog, '/blog'),
        to(resources.guidelines, '/blog#resources'),
        to(resources.mediaKit, '/media-kit'),
        to(resources.caseStudies, '/thai-news-distribution#success-stories'),
        to(resources.faq, '/faq'),
      ],
    },
  ]
}

interface FooterProps {
  words: Words
  locale: Locale
  /** The page's path with its language. */
  path: string
  /** The moment of the build, for the year of the copyright. */
  now: Date
  office: OfficeHours
}

const networkNames = { linkedin: 'LinkedIn', facebook: 'Facebook', x: 'X', line: 'LINE' }

/** The end of the page and of the wire: `###`, as at the end of a press release. */
export function Footer({ words, locale, path, now, office }: FooterProps) {
  const { identity, site } = words
  const { footer, hours } = site
  const slots = Object.entries(footer.registered) as [keyof typeof footer.registered, string][]
  // What is not known yet is not shown; `npm run launch-check` names it.
  const registered = slots.filter(([slot]) => identity.registered[slot])
  // In a narrow column the address breaks behind its @.
  const [mailbox, domain] = identity.email.split('@')
  // As long as the LINE account is a placeholder, the contact section says that it is not open yet.
  const social = identity.social.filter(({ network, isLive }) => network !== 'line' || isLive)
  return (
    <footer className="site-footer">
      <div className="page-width footer-grid">
        <p className="end-mark" aria-hidden>
          ###
        </p>
        <section className="footer-brand">
          <Logo {...identity.logo} />
          <p>
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
        <nav aria-label={footer.label}>
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
        {registered.length > 0 && (
          <dl>
            {registered.map(([slot, label]) => (
              <div key={slot}>
                <dt>{label}</dt>
                <dd>{identity.registered[slot]}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>{footer.copyright.replace('{year}', formatYear(yearOf(now.getTime()), locale))}</p>
        <button type="button" className="needs-script" data-cookie-settings>
          {site.cookies.settings}
        </button>
        <a href="#top">{site.backToTop}</a>
      </div>
    </footer>
  )
}
