import type { ReactNode } from 'react'
import { plainText } from '../../../contract/plain-text.ts'
import type { PageWords } from '../../content/load-content.ts'
import { Button } from '../../ui/Button.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './boilerplate.css'
import './kit.css'

interface BoilerplateProps {
  /** The sign that leads to what its figures mean. */
  reference: ReactNode
  words: PageWords<'media-kit'>['boilerplate']
}

/** The company in a sentence and in a paragraph, to be pasted at the end of a story (`site/document/copy-button.ts`). */
export function Boilerplate({ reference, words }: BoilerplateProps) {
  return (
    <HeadedSection className="section kit-part" name="boilerplate" reference={reference} heading={words.heading}>
      <div className="boilerplate">
        <p>{words.lead}</p>
        {[words.short, words.long].map(({ title, text, copy }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="needs-script">
              <Button kind="quiet" data-copy={plainText(text)} data-copied={words.copied}>
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
