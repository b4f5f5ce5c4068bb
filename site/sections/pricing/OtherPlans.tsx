import type { PageWords, Words } from '../../content/load-content.ts'
import { PrintedNumber } from '../../figures/PrintedNumber.tsx'
import { type Locale, localizedPath } from '../../locale/paths.ts'
import './other-plans.css'

interface OtherPlansProps {
  words: PageWords<'pricing'>['shared']
  plans: Words['plans']
  /** The plan of this page, which is left out. */
  current: number
  locale: Locale
}

/** The other two lines of the rate card. */
export function OtherPlans({ words, plans, current, locale }: OtherPlansProps) {
  return (
    <section className="section other-plans" aria-labelledby="others-heading">
      <h2 id="others-heading">{words.others.heading}</h2>
      <ul>
        {plans.map(
          ({ id, name, description, price, outlets }, position) =>
            position !== current && (
              <li key={id}>
                <h3>{name}</h3>
                <p>{description}</p>
                <p>{words.outlets.replace('{n}', outlets.figure.whole)}</p>
                <p className="other-price">
                  <strong>
                    <PrintedNumber>{price.figure.text}</PrintedNumber>
                  </strong>{' '}
                  {words.perRelease}
                </p>
                <a className="text-link" href={localizedPath(`/pricing/${position}`, locale)}>
                  {words.others.link.replace('{name}', name)}
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
