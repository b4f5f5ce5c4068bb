import type { SiteContent } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './closing-banner.css'

export function ClosingBanner({ words }: { words: SiteContent['home']['closing'] }) {
  return (
    <SectionFrame id="next-step" className="split full-bleed closing" {...words}>
      <p className="actions">
        <ButtonLink href="#signup">{words.getStarted}</ButtonLink>
        <ButtonLink href="#contact" kind="quiet">
          {words.consultation}
        </ButtonLink>
      </p>
    </SectionFrame>
  )
}
