import type { PageWords } from '../../content/load-content.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './core-features.css'

interface CoreFeaturesProps {
  words: PageWords<'thai-news'>['features']
}

/** The four things that decide, set large in two columns. */
export function CoreFeatures({ words }: CoreFeaturesProps) {
  return (
    <SectionFrame id="core-features" {...words}>
      <RuledItems className="core-features" items={words.items} />
    </SectionFrame>
  )
}
