import type { ReactNode } from 'react'
import type { Locale } from '../../contract/locale.ts'
import type { Words } from '../../site/content/load-content.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { asOf } from '../network/as-of.ts'
import { Drawn } from '../print/Drawn.tsx'
import { figureGroups } from './figure-groups.ts'

export interface FactSheetProps {
  words: Words
  locale: Locale
  logo: Drawing
  map: Drawing
}

/** The company on two pages: who and what on the first, every figure with what it counts on the second. */
export function FactSheet(props: FactSheetProps) {
  return (
    <>
      <InBrief {...props} />
      <EveryFigure {...props} />
    </>
  )
}

const figuresIn = (words: Words, locale: Locale) =>
  figureGroups(words, locale).flatMap(({ items }) => items.map(({ figure }) => figure))

interface FactLeafProps extends Omit<FactSheetProps, 'map'> {
  heading: string
  lead: string
  children: ReactNode
}

function FactLeaf({ words, locale, logo, heading, lead, children }: FactLeafProps) {
  return (
    <section className="leaf fact-leaf" lang={locale}>
      <header>
        <Drawn drawing={logo} alt={words.identity.name} className="fact-logo" />
        <p className="dateline">{words.kit.factSheet.dateline}</p>
      </header>
      <h1>{heading}</h1>
      <p className="fact-lead">{lead}</p>
      {children}
      <footer>
        {words.identity.website} · {asOf(words, figuresIn(words, locale))}
      </footer>
    </section>
  )
}

function InBrief({ words, locale, logo, map }: FactSheetProps) {
  const { factSheet } = words.kit
  const { facts, boilerplate } = words.pages['media-kit']
  return (
    <FactLeaf {...{ words, locale, logo }} heading={factSheet.heading} lead={boilerplate.short.text}>
      <figure>
        <Drawn drawing={map} alt={words.home.hero.mapLabel} className="fact-map" />
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

function EveryFigure({ words, locale, logo }: FactSheetProps) {
  const { factSheet } = words.kit
  return (
    <FactLeaf {...{ words, locale, logo }} {...factSheet.figures}>
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
