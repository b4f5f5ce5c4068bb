import type { PageWords } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'

interface CareersProps {
  words: PageWords<'about'>['careers']
  email: string
}

/** How to apply: by a letter. */
export function Careers({ words, email }: CareersProps) {
  return (
    <SectionFrame id="careers" className="split" {...words}>
      <div className="stack">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="actions">
          <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(words.subject)}`} kind="quiet">
            {words.button}
          </ButtonLink>
        </p>
        <p className="note">{words.privacy}</p>
      </div>
    </SectionFrame>
  )
}
