import type { SiteContent } from '../../../site/content/load-content.ts'
import { ArticleCover } from '../../../site/drawings/Cover.tsx'
import { CurvedWire } from '../../../site/drawings/CurvedWire.tsx'
import { WorldMap } from '../../../site/drawings/WorldMap.tsx'
import { Logo } from '../../../site/ui/Logo.tsx'
import { Phrases } from '../../../site/ui/Phrases.tsx'

/** The pages before the first chapter: cover and contents. */
const PAGES_BEFORE = 2

/** The strategy guide: a cover, the contents, a page for each chapter, and who wrote it. */
export function StrategyGuide({ words }: { words: SiteContent }) {
  const { identity, chapters } = words
  const { title, subtitle, dateline, contents, worldLabel, chapter, colophon } = words.resources['strategy-guide']
  return (
    <>
      <section className="leaf guide-cover">
        <p className="dateline">{dateline}</p>
        <h1>
          <Phrases>{title}</Phrases>
        </h1>
        <p className="section-lead">{subtitle}</p>
        <WorldMap label={worldLabel} />
        <CurvedWire className="guide-wire" />
        <Logo {...identity.logo} />
      </section>
      <section className="leaf guide-contents">
        <h1>{contents}</h1>
        <ol className="rows">
          {chapters.map(({ title, lead }, index) => (
            <li key={title}>
              <a href={`#chapter-${index + 1}`}>
                {title} <span>{index + 1 + PAGES_BEFORE}</span>
                <small>{lead}</small>
              </a>
            </li>
          ))}
        </ol>
      </section>
      {chapters.map(({ title, lead, motif, prose }, index) => (
        <section key={title} className="leaf guide-chapter" id={`chapter-${index + 1}`}>
          <p className="dateline">{chapter.dateline.replace('{n}', String(index + 1))}</p>
          <h1>
            <Phrases>{title}</Phrases>
          </h1>
          <p className="section-lead">{lead}</p>
          {motif && <ArticleCover motif={motif} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, composed by the build. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: prose.html }} />
          <p className="guide-folio" aria-hidden="true">
            {index + 1 + PAGES_BEFORE}
          </p>
        </section>
      ))}
      <section className="leaf guide-colophon">
        <p className="dateline">{colophon.dateline}</p>
        <h1>{colophon.heading}</h1>
        <div className="stack">
          {[...colophon.paragraphs, `${identity.website} · ${identity.email}`].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="release-end" aria-hidden="true">
          {colophon.end}
        </p>
      </section>
    </>
  )
}
