import type { ReactNode } from 'react'
import { LOCALES } from '../../../contract/locale.ts'
import { SCRIPTS, Wordmark } from '../artworks/logos.tsx'
import { FineWorld } from '../artworks/network.tsx'
import { content } from '../content.ts'
import { type LeafName, specimens } from './style-guide-specimens.tsx'

/** The pages before the first subject: cover and contents. */
const PAGES_BEFORE = 2

/** The style guide: name, logo and design, one page per subject, both languages side by side. */
export function StyleGuide() {
  const names = Object.keys(content.en.kit.styleGuide.leaves) as LeafName[]
  return (
    <>
      <Cover />
      <Contents names={names} />
      {names.map((name, index) => (
        <Leaf key={name} name={name} page={index + PAGES_BEFORE + 1}>
          {specimens[name]}
        </Leaf>
      ))}
    </>
  )
}

function Cover() {
  return (
    <section className="leaf guide-cover" data-theme="dark">
      <FineWorld />
      <Wordmark scripts={SCRIPTS['latin-thai']} edition="for-dark" />
      <h1>
        {LOCALES.map((locale) => (
          <span key={locale} lang={locale}>
            {content[locale].kit.styleGuide.title}
          </span>
        ))}
      </h1>
    </section>
  )
}

function Contents({ names }: { names: readonly LeafName[] }) {
  return (
    <section className="leaf guide-leaf guide-contents">
      {LOCALES.map((locale) => {
        const { contents, lead, leaves, ask } = content[locale].kit.styleGuide
        return (
          <div key={locale} lang={locale}>
            <h2>{contents}</h2>
            <p className="section-lead">{lead}</p>
            <ol className="rows">
              {names.map((name, index) => (
                <li key={name}>
                  <span>{leaves[name].title}</span> <span className="number">{index + PAGES_BEFORE + 1}</span>
                </li>
              ))}
            </ol>
            <p>{ask}</p>
          </div>
        )
      })}
      <PageNumber page={PAGES_BEFORE} />
    </section>
  )
}

const PageNumber = ({ page }: { page: number }) => (
  <p className="guide-page note">
    {content.en.identity.website} · {String(page).padStart(2, '0')}
  </p>
)

interface LeafProps {
  name: LeafName
  page: number
  /** The examples that the text describes. */
  children: ReactNode
}

/** A page: text in both languages on the left, examples on the right. */
function Leaf({ name, page, children }: LeafProps) {
  return (
    <section className="leaf guide-leaf" data-theme={name === 'night' ? 'dark' : undefined}>
      <header>
        {LOCALES.map((locale) => (
          <p key={locale} className="dateline" lang={locale}>
            {content[locale].kit.styleGuide.dateline}
          </p>
        ))}
      </header>
      <div className="guide-words">
        {LOCALES.map((locale) => {
          const { title, text, rules } = content[locale].kit.styleGuide.leaves[name]
          return (
            <div key={locale} className="prose" lang={locale}>
              <h2>{title}</h2>
              <p>{text}</p>
              <ul>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
      <div className="guide-shown">{children}</div>
      <PageNumber page={page} />
    </section>
  )
}
