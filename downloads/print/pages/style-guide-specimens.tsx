/** The examples on each page of the style guide. */
import type { ReactNode } from 'react'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import type { Content, Words } from '../../../site/content/load-content.ts'
import { coverMotifs } from '../../../site/content/schemas/blog.ts'
import { ArticleCover } from '../../../site/figures/Cover.tsx'
import { tokenColour } from '../../../site/styles/token-colours.ts'
import { FineWorld, Plate } from '../artworks/network.tsx'
import { Portrait } from '../artworks/pictures.tsx'
import { type Edition, Mark, SCRIPTS, Wordmark } from '../artworks/Wordmark.tsx'

interface InWords {
  content: Content
}

type StyleGuideWords = Words['kit']['styleGuide']

export type LeafName = keyof StyleGuideWords['leaves']

/** A text in both languages. */
const inBoth = (content: Content, textOf: (guide: StyleGuideWords) => ReactNode) =>
  LOCALES.map((locale) => (
    <span key={locale} lang={locale}>
      {textOf(content[locale].kit.styleGuide)}
    </span>
  ))

export function specimens(content: Content): Record<LeafName, ReactNode> {
  const logo = (scripts: readonly Locale[], edition: Edition = 'for-light', isMeasured = false) => (
    <Wordmark content={content} scripts={scripts} edition={edition} isMeasured={isMeasured} />
  )
  const tile = (ground: string, drawing: ReactNode) => <div className={`guide-tile on-${ground}`}>{drawing}</div>
  return {
    name: (
      <div className="guide-name">
        {LOCALES.map((locale) => (
          <p key={locale} lang={locale}>
            {content[locale].identity.name}
          </p>
        ))}
      </div>
    ),
    inText: (
      <Pairs content={content} pairOf={({ leaves }) => ({ good: leaves.inText.write, bad: leaves.inText.avoid })} />
    ),
    logo: (
      <div className="guide-tiles">
        {tile('paper', logo(SCRIPTS.latin))}
        {tile('paper', logo(SCRIPTS.thai))}
        {tile('paper', logo(SCRIPTS['latin-thai']))}
      </div>
    ),
    room: (
      <div className="guide-tiles">
        {tile('sheet', logo(SCRIPTS.latin, 'for-light', true))}
        {tile('sheet', logo(SCRIPTS.thai, 'for-light', true))}
      </div>
    ),
    editions: (
      <div className="guide-tiles in-pairs">
        {tile('sheet', logo(SCRIPTS['latin-thai']))}
        {tile('ink', logo(SCRIPTS['latin-thai'], 'for-dark'))}
        {tile('paper', logo(SCRIPTS.latin, 'on-paper'))}
        {tile('night', logo(SCRIPTS.latin, 'on-night'))}
        {tile('white', logo(SCRIPTS.thai, 'black'))}
        {tile('black', logo(SCRIPTS.thai, 'white'))}
      </div>
    ),
    misuse: <Misuse content={content} />,
    mark: (
      <div className="guide-marks">
        {['52mm', '26mm', '12mm', '5mm'].map((size) => (
          <div key={size} style={{ zoom: Number.parseInt(size, 10) / 52 }}>
            <Mark />
          </div>
        ))}
        {tile('night', <Mark edition="for-dark" />)}
      </div>
    ),
    day: <Colors content={content} theme="light" />,
    night: <Colors content={content} theme="dark" />,
    latin: <TypeSpecimen words={content.en} locale="en" />,
    thai: <TypeSpecimen words={content.th} locale="th" />,
    scale: (
      <dl className="guide-scale">
        {(['headline', 'heading', 'title', 'lead', 'body', 'small'] as const).map((step) => (
          <dd key={step} className={`step-${step}`}>
            {inBoth(content, ({ sizes }) => sizes[step])}
          </dd>
        ))}
      </dl>
    ),
    wire: <WirePage />,
    maps: (
      <div className="guide-maps">
        <FineWorld label={content.en.home.hero.mapLabel} />
        <Plate name="outlets-by-continent" words={content.en} locale="en" />
        <Plate name="thailand-reach" words={content.th} locale="th" theme="dark" />
      </div>
    ),
    pictures: (
      <div className="guide-pictures">
        {coverMotifs.map((motif, index) => (
          <div key={motif} className="cover" data-theme={index % 2 === 0 ? 'light' : 'dark'}>
            <ArticleCover motif={motif} />
          </div>
        ))}
        <Portrait {...content.en.pages.about.founder} locale="en" />
        <Portrait {...content.th.pages['media-kit'].contact} locale="th" />
      </div>
    ),
    voice: <Pairs content={content} pairOf={({ leaves }) => ({ good: leaves.voice.say, bad: leaves.voice.instead })} />,
    check: (
      <div className="guide-check">
        {logo(SCRIPTS['latin-thai'])}
        {inBoth(content, ({ ask }) => ask)}
        <p className="dateline" aria-hidden>
          ###
        </p>
      </div>
    ),
  }
}

interface PairsProps extends InWords {
  pairOf: (guide: StyleGuideWords) => { good: readonly string[]; bad: readonly string[] }
}

/** Right and wrong spellings, in both languages. */
function Pairs({ content, pairOf }: PairsProps) {
  return (
    <div className="guide-pairs">
      {LOCALES.map((locale) => {
        const { good, bad } = pairOf(content[locale].kit.styleGuide)
        const { yes, no } = content[locale].kit.usage
        return (
          <dl key={locale} lang={locale}>
            <dt>{yes}</dt>
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

/** Six wrong uses of the logo, with labels. */
function Misuse({ content }: InWords) {
  const latin = <Wordmark content={content} scripts={SCRIPTS.latin} />
  const spoiled: [className: string, drawing: ReactNode][] = [
    ['is-stretched', latin],
    ['is-turned', latin],
    ['is-recolored', latin],
    ['has-shadow', latin],
    [
      'is-busy',
      <>
        <ArticleCover motif="thailand" />
        {latin}
      </>,
    ],
    ['is-other-face', content.en.identity.name],
  ]
  return (
    <div className="guide-tiles in-pairs">
      {spoiled.map(([className, drawing], index) => (
        <figure key={className} className="guide-tile on-sheet guide-misuse">
          <div className={className}>{drawing}</div>
          <figcaption>{inBoth(content, ({ leaves }) => leaves.misuse.examples[index])}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Red, green and blue of `#bf3419`, of 255 each. */
const channelsOf = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** Relative luminance by WCAG 2.2, between 0 and 1. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio by WCAG 2.2, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Every color of a theme with its purpose, its values and its contrast with the paper. */
function Colors({ content, theme }: InWords & { theme: 'light' | 'dark' }) {
  const names = Object.keys(content.en.kit.styleGuide.colors) as (keyof StyleGuideWords['colors'])[]
  return (
    <table className="guide-colors">
      <thead>
        <tr>
          <td />
          <th scope="col">Token</th>
          <td />
          <th scope="col">HEX</th>
          <th scope="col">RGB</th>
          <th scope="col">{inBoth(content, ({ contrast }) => contrast)}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const color = tokenColour(name, theme)
          return (
            <tr key={name}>
              <td>
                <span className="guide-swatch" style={{ background: color }} />
              </td>
              <th scope="row">{name}</th>
              <td>{inBoth(content, ({ colors }) => colors[name])}</td>
              <td className="guide-number">{color.toUpperCase()}</td>
              <td className="guide-number">{channelsOf(color).join(' ')}</td>
              <td className="guide-number">{contrastOf(color, tokenColour('paper', theme)).toFixed(1)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const LETTERS = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789',
  th: 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ กะ กา กิ กี กึ กื กุ กู เก แก โก ใก ไก กำ ก็ ก่ ก้ ก๊ ก๋ ก์ ๆ ฯ ๐๑๒๓๔๕๖๗๘๙',
}

/** The typefaces of a script in the sizes used. */
function TypeSpecimen({ words, locale }: { words: Words; locale: Locale }) {
  return (
    <div className="guide-type" lang={locale}>
      <p className="type-headline">{words.kit.styleGuide.specimen}</p>
      <p className="type-heading">{words.home.thai.heading}</p>
      <p className="type-body">{words.site.description}</p>
      <p className="type-letters type-display">{LETTERS[locale]}</p>
      <p className="type-letters">{LETTERS[locale]}</p>
      <p className="dateline">{words.home.services.dateline}</p>
    </div>
  )
}

/** A miniature page with the wire. */
function WirePage() {
  const heads = [64, 150, 236]
  const lines = (top: number) =>
    Array.from({ length: 5 }, (_, line) => `M52 ${top + 22 + line * 9}h${line === 4 ? 60 : 108}`).join('')
  return (
    <svg className="guide-wire" viewBox="0 0 180 320" aria-hidden="true">
      <path className="wire-sheet" d="M0 0h180v320H0Z" />
      <path className="wire-line" d="M34 0V300" />
      {heads.map((top) => (
        <g key={top}>
          <circle className="wire-node" cx="34" cy={top} r="4" />
          <path className="wire-head" d={`M52 ${top}h74`} />
          <path className="wire-text" d={lines(top)} />
        </g>
      ))}
      <text x="34" y="314" textAnchor="middle">
        ###
      </text>
    </svg>
  )
}
