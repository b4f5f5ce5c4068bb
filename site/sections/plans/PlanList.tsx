import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { PrintedNumber } from '../../figures/StatRow.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import { planPath, signupWith } from './plan-links.ts'
import './plans.css'

interface PlanListProps {
  words: Words['rates']
  plans: Words['plans']
  locale: Locale
}

/** The three plans as a price list in a newspaper: one ruled row each. */
export function PlanList({ words, plans, locale }: PlanListProps) {
  const columns = [words.plan, words.price, words.outlets, words.writing, words.languages, words.choosing]
  return (
    <RuledTable
      className="plan-list"
      caption={words.caption}
      columns={columns}
      rows={plans.map(({ id, name, featured, price, outlets, writing, languages }, position) => ({
        id,
        cells: [
          <>
            <h3>
              <a href={planPath(position, locale)}>{name}</a>
            </h3>
            {featured && <span className="tag">{words.featured}</span>}
          </>,
          <strong key={id} className="plan-price">
            <PrintedNumber>{price.figure.text}</PrintedNumber>
          </strong>,
          words.outletCount.replace('{n}', outlets.figure.whole),
          <Phrases key={writing.text}>{writing.text}</Phrases>,
          <Phrases key={languages.text}>{languages.text}</Phrases>,
          <ButtonLink key={id} href={signupWith(id, locale)} kind={featured ? 'primary' : 'quiet'}>
            {words.choose.replace('{name}', name)}
          </ButtonLink>,
        ],
      }))}
      foot={[words.time, words.timeText]}
    />
  )
}
