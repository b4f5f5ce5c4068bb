import type { PageWords } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './careers.css'

interface CareersProps {
  words: PageWords<'about'>['careers']
  email: string
}

/** How to apply: by a letter. */
export function Careers({ words, email }: CareersProps) {
  return (
    <SectionFrame id="careers" className="section-columns careers" {...words}>
      <div>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="actions">
          <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(words.subject)}`} kind="quiet">
            {words.button}
          </ButtonLink>
        </p>
        <p className="careers-privacy">{words.privacy}</p>
      </div>
    </SectionFrame>
  )
}
