import { localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { PageCover } from '../../drawings/Cover.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import './home.css'

export function ServicesIndex({ content: { home, services, locale } }: { content: SiteContent }) {
  const words = home.services
  const [first] = home.networks.partner.items
  return (
    <Section id="services" className="quiet" {...words}>
      <div className="services">
        <PageCover name="global-distribution" figure={first?.figure.fullText} />
        <ol className="rows rows-numbered" role="list">
          {services.map(({ slug, title, line }) => (
            <li key={slug}>
              <h3>{title}</h3>
              <p className="secondary">
                {line}{' '}
                <MoreLink
                  href={localizedPath(`/services/${slug}`, locale)}
                  text={words.learnMore}
                  about={words.learnMoreAbout.replace('{name}', title)}
                />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
