import type { Words } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './closing.css'

interface ClosingBannerProps {
  words: Words['home']['closing']
  /** The three prices, in one line. */
  prices: string
  locale: Locale
}

/** The last word before the forms. */
export function ClosingBanner({ words, prices, locale }: ClosingBannerProps) {
  return (
    <SectionFrame
      id="next-step"
      className="closing"
      dateline={words.dateline}
      heading={words.heading}
      lead={words.lead}
      locale={locale}
    >
      <div>
        <p className="section-lead">{prices}</p>
        <p className="actions">
          <ButtonLink href="#signup">{words.getStarted}</ButtonLink>
          <ButtonLink href="#contact" kind="quiet">
            {words.consultation}
          </ButtonLink>
        </p>
      </div>
    </SectionFrame>
  )
}
