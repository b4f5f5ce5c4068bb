import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './reasons.css'

interface ReasonsProps {
  words: PageWords<'about'>['whyUs']
}

/** Why choose us: a numbered list in two columns. */
export function Reasons({ words }: ReasonsProps) {
  return (
    <HeadedSection className="section why" name="why" heading={words.heading}>
      <ol>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </HeadedSection>
  )
}
