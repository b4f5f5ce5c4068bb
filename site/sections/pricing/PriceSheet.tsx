import type { PageWords, Words } from '../../content/load-content.ts'
import { PrintedNumber } from '../../figures/PrintedNumber.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import '../../ui/sheet.css'
import './price-sheet.css'

interface PriceSheetProps {
  words: PageWords<'pricing'>['shared']
  plan: Words['plans'][number]
  included: readonly string[]
  /** The signup form with this plan chosen. */
  signupHref: string
}

/** The plan as it would stand on a rate card: price, reach, what is in it, and the way to order. */
export function PriceSheet({ words, plan, included, signupHref }: PriceSheetProps) {
  return (
    <aside className="sheet price-sheet" aria-labelledby="included-heading">
      <p className="price-sheet-name">
        {plan.name}
        {plan.featured && <span className="price-sheet-tag">{words.featured}</span>}
      </p>
      <p className="price">
        <strong>
          <PrintedNumber>{plan.price.figure.text}</PrintedNumber>
        </strong>{' '}
        {words.perRelease}
      </p>
      <p className="price-reach">{words.outlets.replace('{n}', plan.outlets.figure.whole)}</p>
      <h2 id="included-heading">{words.sidebar.heading}</h2>
      <ul>
        {included.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="actions">
        <ButtonLink href={signupHref}>{words.sidebar.choose.replace('{name}', plan.name)}</ButtonLink>
      </p>
      <p className="price-note">{words.currency}</p>
    </aside>
  )
}
