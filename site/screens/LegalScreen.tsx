import type { ReactNode } from 'react'
import { homeAnchor, type Locale } from '../../contract/locale.ts'
import type { LegalText } from '../content/legal-text.ts'
import type { Words } from '../content/load-content.ts'
import { Contents } from '../sections/page/Contents.tsx'
import { Day } from '../sections/page/Day.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { filledSlot } from './filled-slot.ts'
import '../sections/page/prose.css'
import '../sections/legal/legal.css'

interface LegalScreenProps {
  words: Words
  legal: LegalText
  /** The page's path with its language. */
  path: string
  locale: Locale
  /** The text itself. */
  text?: ReactNode
}

/** Terms or privacy: plain text to be read, its contents beside it. */
export function LegalScreen({ words, legal, path, locale, text }: LegalScreenProps) {
  const { legalText, actions } = words.site
  return (
    <div className="page-width">
      <div className="on-wire">
        <PageHead
          className="legal-head"
          trail={trailTo(words, locale, legal.title)}
          dateline={legalText.dateline}
          heading={legal.title}
          lead={legal.lead}
        >
          <p className="legal-updated">
            {legalText.updated} <Day of={legal.updated} locale={locale} />
          </p>
        </PageHead>
        <div className="with-contents">
          <Contents label={legalText.contents} headings={legal.prose.headings} />
          <div>
            <div className="prose legal-text">{filledSlot('LegalScreen', 'text', text)}</div>
            <p className="legal-next">
              <a className="text-link" href={homeAnchor('#contact', path)}>
                {actions.contact}
              </a>
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}
