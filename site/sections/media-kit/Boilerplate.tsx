import type { PageWords } from '../../content/load-content.ts'
import { Button } from '../../ui/Button.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import './media-kit.css'

interface BoilerplateProps {
  words: PageWords<'media-kit'>['boilerplate']
}

/** The company in a sentence and in a paragraph, to be pasted at the end of a story (`site/document/page.ts`). */
export function Boilerplate({ words }: BoilerplateProps) {
  return (
    <HeadedSection className="section split kit-part" name="boilerplate" heading={words.heading}>
      <div className="stack kit-text">
        <p>{words.lead}</p>
        {[words.short, words.long].map(({ title, text, copy }) => (
          <div key={title}>
            <h3>
              <Phrases>{title}</Phrases>
            </h3>
            <p>{text}</p>
            <p className="needs-script">
              <Button kind="quiet" data-copy={text} data-copied={words.copied}>
                {copy}
              </Button>
            </p>
          </div>
        ))}
        <p className="sr-only" role="status" data-copy-status />
      </div>
    </HeadedSection>
  )
}
