import type { Words } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { Steps } from '../../ui/Steps.tsx'

/** How a text becomes Thai news: three steps on one wire. */
export function TranslationFlow({ words }: { words: Words['home']['thai']['translation'] }) {
  return (
    <section className="flow">
      <h3 className="figure-caption">
        <Phrases>{words.title}</Phrases>
      </h3>
      <p className="flow-lead">{words.lead}</p>
      <Steps down steps={words.steps} headingLevel="h4" />
    </section>
  )
}
