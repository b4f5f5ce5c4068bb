import type { PageWords } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { Steps } from '../../ui/Steps.tsx'
import './service-features.css'

/** The four features and the four steps of every service, in their order. */
const parts = ['consultation', 'strategy', 'implementation', 'reporting'] as const

interface ServicePartsProps {
  words: PageWords<'services'>['shared']['features']
  texts: PageWords<'services'>['services'][number]['features']
  locale: Locale
}

/** What the service consists of: four entries between rules. */
export function ServiceFeatures({ words, texts, locale }: ServicePartsProps) {
  return (
    <section aria-labelledby="features-heading">
      <h2 id="features-heading">
        <Phrases locale={locale}>{words.heading}</Phrases>
      </h2>
      <RuledItems
        className="service-features"
        items={parts.map((part) => ({ title: words.titles[part], text: texts[part] }))}
        locale={locale}
      />
    </section>
  )
}

/** How the work goes, step by step down a wire of its own. */
export function ServiceProcess({ words, texts, locale }: ServicePartsProps) {
  return (
    <section aria-labelledby="process-heading">
      <h2 id="process-heading">
        <Phrases locale={locale}>{words.heading}</Phrases>
      </h2>
      <Steps steps={parts.map((part) => ({ title: words.titles[part], text: texts[part] }))} down />
    </section>
  )
}
