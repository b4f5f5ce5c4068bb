import { Fragment, type ReactNode } from 'react'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import type { SiteContent } from '../../../site/content/load-content.ts'
import { Facts } from '../../../site/ui/Facts.tsx'
import { RuledItems } from '../../../site/ui/RuledItems.tsx'
import { Wordmark } from '../artworks/logos.tsx'
import { asOf, type FigureGroup, FigureRow, FineWorld, languageRows } from '../artworks/network.tsx'
import { content } from '../content.ts'

/** The company on two pages per language: its profile on the first, its figures with explanations on the second. */
export function FactSheet() {
  return LOCALES.map((locale) => (
    <Fragment key={locale}>
      <InBrief locale={locale} />
      <EveryFigure locale={locale} />
    </Fragment>
  ))
}

/** Every figure of the home page, in the same order. */
function figureGroups(content: SiteContent, locale: Locale): FigureGroup[] {
  const { home, figureNotes } = content
  const { thai, international } = home
  return [
    { ...home.networks.partner, note: figureNotes.network },
    { ...home.networks.thai, note: figureNotes.choice },
    { ...thai.reach, note: figureNotes.people },
    thai.sectors,
    { ...thai.industries, note: figureNotes.fields },
    { ...thai.results, note: figureNotes.time },
    home.networks.international,
    { ...international.continents, note: figureNotes.continents },
    { ...international.industries, note: figureNotes.fields },
    international.markets,
    { title: international.languages.title, items: languageRows(content, locale) },
    international.results,
  ]
}

interface FactLeafProps {
  locale: Locale
  heading: string
  lead: string
  children: ReactNode
}

function FactLeaf({ locale, heading, lead, children }: FactLeafProps) {
  const words = content[locale]
  const figures = figureGroups(words, locale).flatMap(({ items }) => items.map(({ figure }) => figure))
  return (
    <section className="leaf" lang={locale}>
      <header>
        <Wordmark scripts={[locale]} />
        <p className="dateline">{words.prints.factSheet.dateline}</p>
      </header>
      <h1>{heading}</h1>
      <p className="section-lead">{lead}</p>
      {children}
      <footer className="note">{[words.identity.website, ...asOf(words, figures)].join(' · ')}</footer>
    </section>
  )
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2>{heading}</h2>
    {children}
  </section>
)

function InBrief({ locale }: { locale: Locale }) {
  const words = content[locale]
  const { finder, home, identity, prints, figureNotes, pages, plans, services, site } = words
  const { facts, boilerplate, contact } = pages['media-kit']
  const { founder } = pages.about
  const person = ({ name, role, sample }: { name: string; role: string; sample: boolean }) => (
    <p>
      <strong>{name}</strong>, {role} {sample && `(${site.sampleMark})`}
    </p>
  )
  return (
    <FactLeaf locale={locale} heading={prints.factSheet.heading} lead={boilerplate.short.text}>
      <FineWorld label={home.hero.mapLabel} />
      <FigureRow {...home.networks.partner} note={figureNotes.network} />
      <div className="in-columns">
        <Part heading={facts.heading}>
          <Facts
            items={facts.items
              .filter(({ id }) => !['network', 'international', 'thailand'].includes(id))
              .map(({ term, text }) => [term, text])}
          />
        </Part>
        <Part heading={prints.factSheet.services}>
          <ol className="rows rows-numbered">
            {services.map(({ key, title, line }) => (
              <li key={key}>
                <p>
                  <strong>{title}</strong> {line}
                </p>
              </li>
            ))}
          </ol>
        </Part>
      </div>
      <Part heading={prints.factSheet.plans}>
        <RuledItems
          className="columns"
          items={plans.map(({ name, price, description }) => ({
            title: `${name} ${price?.figure.text ?? finder.answer.quotation}`,
            text: description,
          }))}
        />
      </Part>
      <div className="in-columns">
        {founder && (
          <Part heading={founder.heading}>
            {person(founder)}
            <p>{founder.paragraphs[0] ?? ''}</p>
          </Part>
        )}
        {contact && (
          <Part heading={contact.heading}>
            {person(contact)}
            <p>
              {identity.phone} · {identity.email}
            </p>
            <p>{contact.text}</p>
          </Part>
        )}
      </div>
    </FactLeaf>
  )
}

function EveryFigure({ locale }: { locale: Locale }) {
  const words = content[locale]
  return (
    <FactLeaf locale={locale} {...words.prints.factSheet.figures}>
      <div className="fact-groups">
        {figureGroups(words, locale).map((group) => (
          <FigureRow key={group.title} {...group}>
            {group.title}
          </FigureRow>
        ))}
      </div>
      <p className="release-end" aria-hidden>
        ###
      </p>
    </FactLeaf>
  )
}
