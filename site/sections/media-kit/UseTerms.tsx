import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './media-kit.css'

interface UseTermsProps {
  words: PageWords<'media-kit'>['terms']
}

/** On what terms the files may be used. */
export function UseTerms({ words }: UseTermsProps) {
  return (
    <HeadedSection className="section split kit-part" name="use" heading={words.heading}>
      <div className="stack kit-text">
        <p>{words.lead}</p>
        <ul>
          {words.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </HeadedSection>
  )
}
