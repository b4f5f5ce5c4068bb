import type { ReactNode } from 'react'
import type { PageWords } from '../../content/load-content.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './core-features.css'

interface CoreFeaturesProps {
  /** The sign that leads to what its figures mean. */
  reference: ReactNode
  words: PageWords<'thai-news'>['features']
}

/** The four things that decide, set large in two columns. */
export function CoreFeatures({ reference, words }: CoreFeaturesProps) {
  return (
    <SectionFrame id="core-features" reference={reference} {...words}>
      <RuledItems className="core-features" items={words.items} />
    </SectionFrame>
  )
}
