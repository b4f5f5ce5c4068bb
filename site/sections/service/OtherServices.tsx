import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import '../page/services-index.css'

interface OtherServicesProps {
  heading: string
  services: Words['services']
  /** The service of this page, which is left out. */
  current: string
  locale: Locale
}

/** The other five services, each under the number it has in the index of the home page. */
export function OtherServices({ heading, services, current, locale }: OtherServicesProps) {
  return (
    <HeadedSection className="section" name="others" heading={heading}>
      <ol className="rows index">
        {services.map(
          ({ slug, title, line }, position) =>
            slug !== current && (
              <li key={slug} value={position + 1}>
                <span className="number" aria-hidden>
                  {String(position + 1).padStart(2, '0')}
                </span>
                <div>
                  <h3>
                    <a href={localizedPath(`/services/${slug}`, locale)}>
                      <Phrases>{title}</Phrases>
                    </a>
                  </h3>
                  <p>{line}</p>
                </div>
              </li>
            ),
        )}
      </ol>
    </HeadedSection>
  )
}
