import { homeAnchor, localizedPath } from '../../../contract/locale.ts'
import { yearOf } from '../../../contract/office-days.ts'
import { INNER_PAGES } from '../../../contract/pages.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { formatYear } from '../../locale/dates.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { composeOffice, OfficeStatus } from '../shared/OfficeStatus.tsx'
import './footer.css'

const STORIES = '/thai-news-distribution#success-stories'

function getFooterColumns(content: SiteContent, path: string) {
  const { services, company, legal, resources } = content.site.footer
  const to = (label: string, base: string) => ({ label, href: localizedPath(base, content.locale) })
  const pagesOf = (column: 'company' | 'resources') =>
    INNER_PAGES.filter(({ footerColumn }) => footerColumn === column).map((page) =>
      to(content.pages[page.words].breadcrumb, page.path),
    )
  // The specification lists these services by index.
  const listedServices = content.services.filter((_, index) => [0, 1, 2, 4].includes(index))
  return [
    {
      title: services.title,
      links: [
        ...listedServices.map(({ title, slug }) => to(title, `/services/${slug}`)),
        to(services.thaiNewsDetails, '/thai-news-distribution'),
        { label: content.site.header.pricing, href: homeAnchor('#plans', path) },
      ],
    },
    {
      title: company.title,
      links: [
        to(company.about, '/about'),
        to(company.careers, '/about#careers'),
        to(company.pressKit, '/media-kit'),
        { label: company.contact, href: homeAnchor('#contact', path) },
        ...pagesOf('company'),
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
        ...(content.hiddenSections.has(STORIES) ? [] : [to(resources.caseStudies, STORIES)]),
        to(resources.faq, '/faq'),
        ...pagesOf('resources'),
      ],
    },
  ]
}

const NETWORK_NAMES = { linkedin: 'LinkedIn', facebook: 'Facebook', x: 'X', line: 'LINE' }

/** The footer begins with `###`, the mark that ends a press release. `path` has the page's language prefix. */
export function Footer({ content, path }: { content: SiteContent; path: string }) {
  const { identity, site, locale } = content
  const { footer, hours } = site
  const details = Object.entries(footer.registered) as [keyof typeof footer.registered, string][]
  // Unknown details are hidden here; `npm run launch-check` lists them.
  const registered = details.filter(([detail]) => identity.registered[detail])
  // Lets the email address break after its @ in a narrow column.
  const [mailbox, domain] = identity.email.split('@')
  // Leaves out the LINE account until it is live, because it is a placeholder.
  const social = identity.social.filter(({ network, isLive }) => network !== 'line' || isLive)
  return (
    <footer className="site-footer">
      <div className="page-width footer-grid">
        <p className="end-mark" aria-hidden>
          ###
        </p>
        <div className="footer-brand">
          <Logo {...identity.logo} />
          <p>{footer.blurb}</p>
          {social.length > 0 && (
            <ul aria-label={footer.social} className="inline" translate="no">
              {social.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} rel="me noopener">
                    {NETWORK_NAMES[network]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label={footer.label}>
          {getFooterColumns(content, path).map(({ title, links }) => (
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
            <OfficeStatus words={hours} office={composeOffice(content)} />
          </div>
        </section>
      </div>
      <div className="page-width inline footer-end small-print">
        {registered.length > 0 && (
          <Facts className="inline" items={registered.map(([detail, label]) => [label, identity.registered[detail]])} />
        )}
        <p>{footer.copyright.replace('{year}', formatYear(yearOf(Date.now()), locale))}</p>
        <button type="button" className="needs-script" data-cookie-settings>
          {site.cookies.settings}
        </button>
        <a href="#top">{site.backToTop}</a>
      </div>
    </footer>
  )
}
