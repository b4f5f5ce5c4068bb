import type { PageWords } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import './pricing.css'

interface ComparisonProps {
  words: PageWords<'pricing'>['shared']['comparison']
  texts: PageWords<'pricing'>['plans'][number]['comparison']
}

/** The other ways to get a release out, side by side as three newspaper columns. */
export function Comparison({ words, texts }: ComparisonProps) {
  return (
    <section className="section" aria-labelledby="comparison-heading">
      <header className="section-head">
        <h2 id="comparison-heading">
          <Phrases>{words.heading}</Phrases>
        </h2>
        <p className="section-lead">
          <Phrases running>{words.lead}</Phrases>
        </p>
      </header>
      <RuledItems
        className="columns"
        items={(['agencies', 'diy', 'online'] as const).map((kind) => ({
          title: words.titles[kind],
          text: texts[kind],
        }))}
      />
    </section>
  )
}
