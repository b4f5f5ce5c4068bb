import type { Words } from '../../content/compose-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ReleaseSheet } from '../../ui/ReleaseSheet.tsx'

/** What the company does, in one glance, and the two ways in. */
export function Hero({ words }: { words: Words['home']['hero'] }) {
  const { sheet } = words
  return (
    <section className="hero page-width" aria-labelledby="hero-heading">
      <div className="hero-words">
        <h1 id="hero-heading">{words.heading}</h1>
        <p className="hero-lead">{words.lead}</p>
        <p className="hero-actions">
          <ButtonLink href="#signup">{words.signUp}</ButtonLink>
          <ButtonLink href="#contact" kind="quiet">
            {words.contact}
          </ButtonLink>
        </p>
      </div>
      <div className="hero-sheet">
        <ReleaseSheet label={sheet.label} headline={sheet.headline} dateline={sheet.dateline} end={sheet.end}>
          {sheet.lead}
        </ReleaseSheet>
      </div>
    </section>
  )
}
