import { localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import './home.css'

export function ServicesIndex({ content: { home, services, locale } }: { content: SiteContent }) {
  const words = home.services
  return (
    <Section id="services" {...words}>
      <ul className="grid services" role="list">
        {services.map(({ slug, title, line }, place) => (
          <li key={slug}>
            {/* CSS shows the one of the theme, and browsers load no lazy picture that is hidden. */}
            {(['light', 'dark'] as const).map((theme) => (
              <img
                key={theme}
                className={`service-${theme}`}
                src={`/covers-${theme}.svg#svgView(viewBox(0,${place * 320},480,320))`}
                alt=""
                width={480}
                height={320}
                loading="lazy"
              />
            ))}
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
      </ul>
    </Section>
  )
}
