import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Content } from '../../site/content/load-content.ts'
import { Drawn } from '../print/Drawn.tsx'
import type { GuideDrawings } from './drawings.ts'

interface InWords {
  content: Content
}

/** The name as large as the page holds it, in both scripts. */
export function NameSpecimen({ content }: InWords) {
  return (
    <div className="guide-name">
      {LOCALES.map((locale) => (
        <p key={locale} lang={locale}>
          {content[locale].identity.name}
        </p>
      ))}
    </div>
  )
}

type PairsProps = InWords &
  ({ name: 'inText'; first: 'write'; second: 'avoid' } | { name: 'voice'; first: 'say'; second: 'instead' })

/** How it is written, and how not, in both languages. */
export function Pairs({ content, ...pair }: PairsProps) {
  const listed = (locale: Locale) => {
    const { leaves } = content[locale].kit.styleGuide
    return pair.name === 'inText'
      ? { good: leaves.inText.write, bad: leaves.inText.avoid }
      : { good: leaves.voice.say, bad: leaves.voice.instead }
  }
  return (
    <div className="guide-pairs">
      {LOCALES.map((locale) => {
        const { good, bad } = listed(locale)
        const { yes, no } = content[locale].kit.usage
        return (
          <dl key={locale} lang={locale}>
            <dt className="is-good">{yes}</dt>
            {good.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            <dt className="is-bad">{no}</dt>
            {bad.map((line) => (
              <dd key={line}>
                <s>{line}</s>
              </dd>
            ))}
          </dl>
        )
      })}
    </div>
  )
}

/** Six ways of spoiling the logo, each named. */
export function Misuse({ content, drawings }: InWords & { drawings: GuideDrawings }) {
  const [latin] = drawings.byDay
  const [, , , busy] = drawings.covers
  if (!latin || !busy) throw new RangeError('There are drawings missing')
  const spoiled = [
    <Drawn key="stretched" drawing={latin} alt="" className="is-stretched" />,
    <Drawn key="turned" drawing={latin} alt="" className="is-turned" />,
    <Drawn key="recoloured" drawing={drawings.recoloured} alt="" />,
    <Drawn key="shadow" drawing={latin} alt="" className="has-shadow" />,
    <div key="busy" className="is-busy">
      <Drawn drawing={busy} alt="" />
      <Drawn drawing={latin} alt="" />
    </div>,
    <p key="face" className="is-other-face">
      {content.en.identity.name}
    </p>,
  ]
  return (
    <div className="guide-tiles guide-tiles-2 guide-misuse">
      {spoiled.map((logo, index) => (
        <figure key={logo.key} className="guide-tile on-sheet">
          {logo}
          <figcaption>
            {LOCALES.map((locale) => (
              <span key={locale} lang={locale}>
                {content[locale].kit.styleGuide.leaves.misuse.examples[index]}
              </span>
            ))}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

const LETTERS = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789',
  th: 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ กะ กา กิ กี กึ กื กุ กู เก แก โก ใก ไก กำ ก็ ก่ ก้ ก๊ ก๋ ก์ ๆ ฯ ๐๑๒๓๔๕๖๗๘๙',
}

/** The faces of a script at the sizes that they are used at. */
export function TypeSpecimen({ content, locale }: InWords & { locale: Locale }) {
  const { specimen } = content[locale].kit.styleGuide
  const { description } = content[locale].site
  const { heading } = content[locale].home.thai
  return (
    <div className="guide-type" lang={locale}>
      <p className="type-headline">{specimen}</p>
      <p className="type-heading">{heading}</p>
      <p className="type-body">{description}</p>
      <p className="type-letters type-display">{LETTERS[locale]}</p>
      <p className="type-letters">{LETTERS[locale]}</p>
      <p className="dateline">{content[locale].home.services.dateline}</p>
    </div>
  )
}

const STEPS = ['headline', 'heading', 'title', 'lead', 'body', 'small'] as const

/** The steps of the scale below each other, both scripts at their own sizes. */
export function Scale({ content }: InWords) {
  return (
    <dl className="guide-scale">
      {STEPS.map((step) => (
        <div key={step} className={`step-${step}`}>
          {LOCALES.map((locale) => (
            <dd key={locale} lang={locale}>
              {content[locale].kit.styleGuide.sizes[step]}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** A page in small, the wire running through it. */
export function WirePage() {
  const heads = [64, 150, 236]
  const lines = (top: number) =>
    Array.from({ length: 5 }, (_, line) => `M52 ${top + 22 + line * 9}h${line === 4 ? 60 : 108}`)
  return (
    <svg className="guide-wire" viewBox="0 0 180 320" aria-hidden="true">
      <path className="wire-sheet" d="M0 0h180v320H0Z" />
      <path className="wire-line" d="M34 0V300" />
      {heads.map((top) => (
        <g key={top}>
          <circle className="wire-node" cx="34" cy={top} r="4" />
          <path className="wire-head" d={`M52 ${top}h74`} />
          <path className="wire-text" d={lines(top).join('')} />
        </g>
      ))}
      <text x="34" y="314" textAnchor="middle">
        ###
      </text>
    </svg>
  )
}
