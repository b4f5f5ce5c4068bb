import type { Words } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './home.css'

/** The last word before the forms, with the three prices in one line. */
export function ClosingBanner({ words, prices }: { words: Words['home']['closing']; prices: string }) {
  return (
    <SectionFrame id="next-step" className="split edge-to-edge closing" {...words}>
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
