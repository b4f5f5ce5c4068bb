import type { ReactNode } from 'react'
import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './reasons.css'

interface ReasonsProps {
  /** The sign that leads to what its figures mean. */
  reference: ReactNode
  words: PageWords<'about'>['whyUs']
}

/** Why choose us: a numbered list in two columns. */
export function Reasons({ reference, words }: ReasonsProps) {
  return (
    <HeadedSection className="section why" name="why" reference={reference} heading={words.heading}>
      <ol>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </HeadedSection>
  )
}
