import type { Words } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import '../../ui/edge-to-edge.css'
import './closing.css'
import { Phrases } from '../../ui/Phrases.tsx'

interface ClosingBannerProps {
  words: Words['home']['closing']
  /** The three prices, in one line. */
  prices: string
}

/** The last word before the forms. */
export function ClosingBanner({ words, prices }: ClosingBannerProps) {
  return (
    <SectionFrame id="next-step" className="edge-to-edge closing" {...words}>
      <div>
        <p className="section-lead">
          <Phrases running>{prices}</Phrases>
        </p>
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
