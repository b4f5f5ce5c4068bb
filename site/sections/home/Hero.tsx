import type { Words } from '../../content/load-content.ts'
import { Dispatch } from '../../figures/Dispatch.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { ReleaseSheet } from '../../ui/ReleaseSheet.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { WaysIn } from '../page/WaysIn.tsx'
import './home.css'

/** What the company does, in one glance, and the two ways in: a release being sent out over the world. */
export function Hero({ words: { home, site } }: { words: Words }) {
  const words = home.hero
  const { sheet, terms } = words
  return (
    <section className="hero page-width" aria-labelledby="hero-heading">
      <Dispatch
        label={words.mapLabel}
        sheet={
          <ReleaseSheet
            label={sheet.label}
            headline={<Phrases>{sheet.headline}</Phrases>}
            dateline={sheet.dateline}
            end={sheet.end}
            note={<SampleMark of={[sheet]}>{site.sampleMark}</SampleMark>}
          >
            {sheet.lead}
          </ReleaseSheet>
        }
      >
        <h1 id="hero-heading">
          <Phrases>{words.heading}</Phrases>
        </h1>
        <p className="section-lead">
          <Phrases running>{words.lead}</Phrases>
        </p>
        <p className="actions">
          <WaysIn words={site.actions} path="/" />
        </p>
        <ul className="hero-terms">
          {/* The signs between them are the style sheet's: none stands where a line begins. */}
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Dispatch>
    </section>
  )
}
