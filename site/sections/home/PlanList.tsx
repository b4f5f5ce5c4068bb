import type { Words } from '../../content/load-content.ts'
import { type Locale, localizedPath } from '../../locale/paths.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import './plans.css'

interface PlanListProps {
  words: Words['home']['signup']['plans']
  plans: Words['plans']
  locale: Locale
}

/** The three plans as a price list: what a release costs and how many outlets it reaches. */
export function PlanList({ words, plans, locale }: PlanListProps) {
  return (
    <section aria-labelledby="plans-heading" className="plans">
      <h3 id="plans-heading">{words.title}</h3>
      <ul>
        {plans.map(({ id, name, description, featured, price, outlets }, position) => (
          <li key={id} className={featured ? 'plan plan-featured' : 'plan'}>
            <h4>
              {name}
              {featured && <span className="tag">{words.featured}</span>}
            </h4>
            <p className="plan-price">
              <strong>{price.figure.text}</strong> <span className="phrase">{words.perRelease}</span>
            </p>
            <p className="plan-outlets">{words.outlets.replace('{n}', outlets.figure.whole)}</p>
            <p>{description}</p>
            <MoreLink
              href={localizedPath(`/pricing/${position}`, locale)}
              text={words.details}
              about={words.detailsAbout.replace('{name}', name)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
