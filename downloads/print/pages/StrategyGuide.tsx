import type { Words } from '../../../site/content/load-content.ts'
import { ArticleCover } from '../../../site/figures/Cover.tsx'
import { CurvedWire } from '../../../site/figures/CurvedWire.tsx'
import { WorldMap } from '../../../site/figures/WorldMap.tsx'
import { Logo } from '../../../site/ui/Logo.tsx'
import { Phrases } from '../../../site/ui/Phrases.tsx'

type Chapter = Words['chapters'][number]

/** The pages before the first chapter: cover and contents. */
const PAGES_BEFORE = 2

/** The strategy guide as it is printed: a cover, the contents, a page for each chapter, and who wrote it. */
export function StrategyGuide({ words }: { words: Words }) {
  const { identity, chapters } = words
  const guide = words.resources['strategy-guide']
  const page = (position: number) => position + PAGES_BEFORE + 1
  return (
    <>
      <section className="leaf guide-cover">
        <p className="dateline">{guide.dateline}</p>
        <h1>
          <Phrases>{guide.title}</Phrases>
        </h1>
        <p className="guide-lead">{guide.subtitle}</p>
        <WorldMap label={guide.worldLabel} />
        <CurvedWire className="guide-wire" />
        <p className="guide-name">
          <Logo {...identity.logo} />
        </p>
      </section>
      <section className="leaf guide-contents">
        <h2>{guide.contents}</h2>
        <ol>
          {chapters.map(({ title, lead }, position) => (
            <li key={title}>
              <a href={`#chapter-${position + 1}`}>
                <span className="guide-title">{title}</span>
                <span className="guide-page">{page(position)}</span>
                <span className="guide-about">{lead}</span>
              </a>
            </li>
          ))}
        </ol>
      </section>
      {chapters.map((chapter, position) => (
        <ChapterPage
          key={chapter.title}
          chapter={chapter}
          number={position + 1}
          page={page(position)}
          dateline={guide.chapter.dateline.replace('{n}', String(position + 1))}
        />
      ))}
      <section className="leaf guide-colophon">
        <p className="dateline">{guide.colophon.dateline}</p>
        <h2>{guide.colophon.heading}</h2>
        {guide.colophon.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {identity.website} · {identity.email}
        </p>
        <p className="guide-end" aria-hidden="true">
          {guide.colophon.end}
        </p>
      </section>
    </>
  )
}

interface ChapterPageProps {
  chapter: Chapter
  number: number
  page: number
  dateline: string
}

function ChapterPage({ chapter, number, page, dateline }: ChapterPageProps) {
  const { title, lead, motif, prose } = chapter
  return (
    <section className="leaf guide-chapter" id={`chapter-${number}`}>
      <header className={motif ? 'guide-head with-art' : 'guide-head'}>
        <p className="dateline">{dateline}</p>
        <h2>
          <Phrases>{title}</Phrases>
        </h2>
        <p className="guide-lead">{lead}</p>
        {motif && <ArticleCover motif={motif} />}
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, composed by the build. */}
      <div className="guide-prose" dangerouslySetInnerHTML={{ __html: printable(prose.html) }} />
      <p className="guide-folio" aria-hidden="true">
        {page}
      </p>
    </section>
  )
}

/** Adapts Markdown for print: `h2` becomes `h3` without an id, and tables are not focusable. */
const printable = (html: string) =>
  html
    .replace(/<(\/?)h2(?: id="[^"]*")?/g, '<$1h3')
    .replaceAll(' role="region" tabindex="0"', '')
    .replace(/ (?:role|data-column|aria-label)="[^"]*"/g, '')
