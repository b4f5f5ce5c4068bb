import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { AnnotatedSentence } from '../../content/compose-annotated-release.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { CurvedWire } from '../../drawings/CurvedWire.tsx'
import { WorldMap } from '../../drawings/WorldMap.tsx'
import { EditedText } from '../../ui/EditedText.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { ContactButtons } from '../page/ContactButtons.tsx'
import './hero.css'

interface HeroProps {
  content: SiteContent
  locale: Locale
  /** The headline on the sheet, with an editor's corrections. */
  headline: AnnotatedSentence
}

/** The wire runs from the sheet through Bangkok to the lower left corner. `KeyFigures` continues it down the left side of the page. */
export function Hero({ content: { home, site, annotated }, locale, headline }: HeroProps) {
  const { hero } = home
  return (
    <section className="hero page-width" aria-labelledby="hero-heading">
      <div className="hero-words">
        <h1 id="hero-heading">
          <Phrases>{hero.heading}</Phrases>
        </h1>
        <p className="section-lead">
          <Phrases running>{hero.lead}</Phrases>
        </p>
        <p className="actions">
          <ContactButtons words={site.actions} path="/" />
        </p>
        <ul className="hero-terms">
          {/* CSS adds the separators, because a line must not begin with one. */}
          {hero.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
      <div className="hero-sheet">
        <article className="sheet release">
          <p className="release-label">
            <span className="dateline">{hero.sheet.label}</span>
            <small>{hero.sheet.example}</small>
          </p>
          <p className="release-headline" translate="no">
            <EditedText parts={headline.parts} spoken={annotated.spoken} isHeadline />
          </p>
          <p className="hero-sheet-end">
            <span className="release-end" aria-hidden>
              ###
            </span>
            <a className="text-link" href={`${localizedPath('/blog', locale)}#checker`}>
              {hero.sheet.check}
            </a>
          </p>
        </article>
      </div>
      <CurvedWire className="hero-wire-in" />
      <div className="hero-map">
        <WorldMap label={hero.mapLabel} />
        <div className="hero-wire-out" />
      </div>
    </section>
  )
}
