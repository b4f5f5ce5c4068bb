import type { SiteContent } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Section } from '../../ui/Section.tsx'
import './closing-banner.css'

export function ClosingBanner({ words }: { words: SiteContent['home']['closing'] }) {
  return (
    <Section id="next-step" className="split full-bleed closing" {...words}>
      <p className="actions">
        <ButtonLink href="#signup">{words.getStarted}</ButtonLink>
        <ButtonLink href="#contact" kind="quiet">
          {words.consultation}
        </ButtonLink>
      </p>
    </Section>
  )
}
