import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { Steps } from '../../ui/Steps.tsx'

/** The four features and the four steps of every service, in their order. */
const parts = ['consultation', 'strategy', 'implementation', 'reporting'] as const

interface ServicePartsProps {
  words: PageWords<'services'>['shared']['features']
  texts: PageWords<'services'>['services'][number]['features']
}

/** What the service consists of: four entries between rules. */
export function ServiceFeatures({ words, texts }: ServicePartsProps) {
  return (
    <HeadedSection name="features" heading={words.heading}>
      <RuledItems className="rows" items={parts.map((part) => ({ title: words.titles[part], text: texts[part] }))} />
    </HeadedSection>
  )
}

/** How the work goes, step by step down a wire of its own. */
export function ServiceProcess({ words, texts }: ServicePartsProps) {
  return (
    <HeadedSection name="process" heading={words.heading}>
      <Steps steps={parts.map((part) => ({ title: words.titles[part], text: texts[part] }))} down />
    </HeadedSection>
  )
}
