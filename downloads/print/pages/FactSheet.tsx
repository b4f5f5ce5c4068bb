import { Fragment, type ReactNode } from 'react'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import type { Figure } from '../../../site/content/figure.ts'
import type { Content, Words } from '../../../site/content/load-content.ts'
import { asOf, FineWorld, languageRows } from '../artworks/network.tsx'
import { Wordmark } from '../artworks/Wordmark.tsx'

interface FactSheetProps {
  content: Content
  locale: Locale
}

/** The company on two pages per language: its profile on the first, its figures with explanations on the second. */
export function FactSheet({ content }: { content: Content }) {
  return LOCALES.map((locale) => (
    <Fragment key={locale}>
      <InBrief content={content} locale={locale} />
      <EveryFigure content={content} locale={locale} />
    </Fragment>
  ))
}

interface FigureGroup {
  caption: string
  items: readonly { figure: Figure; label: string; unit?: string | undefined }[]
  /** Notes on how the figures are counted, and why they differ from others. */
  note?: string
}

/** Every figure of the home page, in the same order. */
function figureGroups(words: Words, locale: Locale): FigureGroup[] {
  const { home, notes } = words
  const { thai, international } = home
  return [
    { caption: home.hero.figures.title, items: home.hero.figures.items, note: notes.network },
    { caption: thai.figures.title, ...thai.figures },
    thai.reach,
    { caption: thai.sectors.caption, items: thai.sectors.items },
    thai.industries,
    { caption: thai.results.title, ...thai.results },
    { caption: international.figures.title, items: international.figures.items },
    international.continents,
    international.industries,
    { caption: international.markets.caption, items: international.markets.items },
    { caption: international.languages.caption, items: languageRows(words, locale) },
    { caption: international.results.title, ...international.results },
  ]
}

const figuresIn = (words: Words, locale: Locale) =>
  figureGroups(words, locale).flatMap(({ items }) => items.map(({ figure }) => figure))

interface FactLeafProps extends FactSheetProps {
  heading: string
  lead: string
  children: ReactNode
}

function FactLeaf({ content, locale, heading, lead, children }: FactLeafProps) {
  const words = content[locale]
  return (
    <section className="leaf fact-leaf" lang={locale}>
      <header>
        <Wordmark content={content} scripts={[locale]} />
        <p className="dateline">{words.kit.factSheet.dateline}</p>
      </header>
      <h1>{heading}</h1>
      <p className="fact-lead">{lead}</p>
      {children}
      <footer>{[words.identity.website, ...asOf(words, figuresIn(words, locale))].join(' · ')}</footer>
    </section>
  )
}

function InBrief({ content, locale }: FactSheetProps) {
  const words = content[locale]
  const { factSheet } = words.kit
  const { facts, boilerplate } = words.pages['media-kit']
  return (
    <FactLeaf content={content} locale={locale} heading={factSheet.heading} lead={boilerplate.short.text}>
      <figure>
        <FineWorld label={words.home.hero.mapLabel} />
        <dl className="fact-stats">
          {words.home.hero.figures.items.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure.whole}</dd>
            </div>
          ))}
        </dl>
        <figcaption>{words.notes.network}</figcaption>
      </figure>
      <div className="fact-columns">
        <div>
          <h2>{facts.heading}</h2>
          <dl className="fact-list">
            {facts.items
              .filter(({ id }) => !['network', 'international', 'thailand'].includes(id))
              .map(({ id, term, text }) => (
                <div key={id}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
        </div>
        <div>
          <h2>{factSheet.services}</h2>
          <ol className="fact-services">
            {words.services.map(({ key, title, line }) => (
              <li key={key}>
                <strong>{title}</strong> {line}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Plans words={words} />
      <People words={words} />
    </FactLeaf>
  )
}

function Plans({ words }: { words: Words }) {
  return (
    <div className="fact-plans">
      <h2>{words.kit.factSheet.plans}</h2>
      <ul>
        {words.plans.map(({ id, name, price, description }) => (
          <li key={id}>
            <p className="fact-price">
              <strong>{name}</strong> <span>{price.figure.whole}</span>
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function People({ words }: { words: Words }) {
  const { founder } = words.pages.about
  const { contact } = words.pages['media-kit']
  const { identity, site } = words
  return (
    <div className="fact-columns fact-people">
      <div>
        <h2>{founder.heading}</h2>
        <p>
          <strong>{founder.name}</strong>, {founder.role} {founder.sample && `(${site.sampleMark})`}
        </p>
        <p>{founder.paragraphs[0] ?? ''}</p>
      </div>
      <div>
        <h2>{contact.heading}</h2>
        <p>
          <strong>{contact.name}</strong>, {contact.role} {contact.sample && `(${site.sampleMark})`}
        </p>
        <p>
          {identity.phone} · {identity.email}
        </p>
        <p>{contact.text}</p>
      </div>
    </div>
  )
}

function EveryFigure({ content, locale }: FactSheetProps) {
  const words = content[locale]
  const { factSheet } = words.kit
  return (
    <FactLeaf content={content} locale={locale} {...factSheet.figures}>
      <div className="fact-groups">
        {figureGroups(words, locale).map(({ caption, items, note }) => (
          <section key={caption}>
            <h2>{caption}</h2>
            <dl>
              {items.map(({ figure, label, unit }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{unit ? `${figure.whole} ${unit}` : figure.whole}</dd>
                </div>
              ))}
            </dl>
            {note && <p>{note}</p>}
          </section>
        ))}
      </div>
      <p className="fact-end" aria-hidden>
        ###
      </p>
    </FactLeaf>
  )
}
