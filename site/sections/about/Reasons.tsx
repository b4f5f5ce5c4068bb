import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'

interface ReasonsProps {
  words: PageWords<'about'>['whyUs']
}

/** Why choose us: a numbered list in two columns. */
export function Reasons({ words }: ReasonsProps) {
  return (
    <HeadedSection className="section" name="why" heading={words.heading}>
      <ol className="rows rows-numbered grid">
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </HeadedSection>
  )
}
