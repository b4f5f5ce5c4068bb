import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'

/** The six services as an index, numbered 01 to 06 as in a contents list. */
export function ServicesIndex({ words: { home, services }, locale }: { words: Words; locale: Locale }) {
  const words = home.services
  return (
    <SectionFrame id="services" {...words}>
      <ol className="rows index">
        {services.map(({ slug, title, line }, position) => (
          <li key={slug}>
            <span className="number" aria-hidden>
              {String(position + 1).padStart(2, '0')}
            </span>
            <div>
              <h3>
                <Phrases>{title}</Phrases>
              </h3>
              <p>{line}</p>
            </div>
            <MoreLink
              href={localizedPath(`/services/${slug}`, locale)}
              text={words.learnMore}
              about={words.learnMoreAbout.replace('{name}', title)}
            />
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
