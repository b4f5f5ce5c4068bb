/** The examples on each page of the style guide. */
import type { CSSProperties, ReactNode } from 'react'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import type { SiteContent } from '../../../site/content/load-content.ts'
import { coverMotifs } from '../../../site/content/schemas/blog.ts'
import { ArticleCover } from '../../../site/drawings/Cover.tsx'
import { readTokenColor } from '../../../site/styles/token-colors.ts'
import { RuledTable } from '../../../site/ui/RuledTable.tsx'
import { type Edition, Mark, SCRIPTS, Wordmark } from '../artworks/logos.tsx'
import { FineWorld, Plate } from '../artworks/network.tsx'
import { Cover, Portrait, ReleasePage, THEMES } from '../artworks/pictures.tsx'
import { content } from '../content.ts'

type StyleGuideWords = SiteContent['prints']['styleGuide']

export type LeafName = keyof StyleGuideWords['leaves']

const inBothLanguages = (wordsOf: (guide: StyleGuideWords) => ReactNode) =>
  LOCALES.map((locale) => (
    <p key={locale} lang={locale}>
      {wordsOf(content[locale].prints.styleGuide)}
    </p>
  ))

/** Types CSS variables as a style, because React's types do not have them. */
const variables = (values: Record<`--${string}`, string | number>): CSSProperties => values

/** Font sizes in points. Thai text is a little smaller. */
const STEPS = { headline: 44, heading: 28, title: 17, lead: 14, body: 11, small: 8.5 }

const textOf = (step: keyof typeof STEPS) => ({
  className: STEPS[step] > STEPS.lead ? 'step step-display' : 'step',
  style: variables({ '--step': `${STEPS[step]}pt` }),
})

const logo = (scripts: readonly Locale[], edition: Edition = 'for-light') => (
  <Wordmark scripts={scripts} edition={edition} />
)
const [paper, sheet, night] = ['var(--paper)', 'var(--sheet)', readTokenColor('paper', 'dark')]
const tiles = (className: string, ...drawings: [background: string, drawing: ReactNode][]) => (
  <div className={`guide-tiles ${className}`}>
    {drawings.map(([background, drawing], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are printed once.
      <div key={index} className="guide-tile" style={{ background }}>
        {drawing}
      </div>
    ))}
  </div>
)

const specimens: Record<LeafName, ReactNode> = {
  name: (
    <div className="rows">
      {LOCALES.map((locale) => (
        <p key={locale} {...textOf('headline')} lang={locale}>
          {content[locale].identity.name}
        </p>
      ))}
    </div>
  ),
  inText: <Pairs pairOf={({ leaves }) => ({ good: leaves.inText.write, bad: leaves.inText.avoid })} />,
  logo: tiles('', ...Object.values(SCRIPTS).map((scripts): [string, ReactNode] => [paper, logo(scripts)])),
  room: tiles('is-measured', [sheet, logo(SCRIPTS.latin)], [sheet, logo(SCRIPTS.thai)]),
  editions: tiles(
    'in-pairs',
    [sheet, logo(SCRIPTS['latin-thai'])],
    [night, logo(SCRIPTS['latin-thai'], 'for-dark')],
    [paper, logo(SCRIPTS.latin, 'on-paper')],
    [night, logo(SCRIPTS.latin, 'on-night')],
    [sheet, logo(SCRIPTS.thai, 'black')],
    ['black', logo(SCRIPTS.thai, 'white')],
  ),
  misuse: <Misuse />,
  mark: (
    <>
      <div className="actions">
        {[0.6, 0.3, 0.15, 0.06].map((zoom) => (
          <div key={zoom} style={{ zoom }}>
            <Mark />
          </div>
        ))}
      </div>
      {tiles('', [night, <Mark key="mark" edition="for-dark" />])}
    </>
  ),
  day: <Colors theme="light" />,
  night: <Colors theme="dark" />,
  latin: <TypeSpecimen locale="en" />,
  thai: <TypeSpecimen locale="th" />,
  scale: (
    <dl className="rows">
      {(Object.keys(STEPS) as (keyof typeof STEPS)[]).map((step) => (
        <dd key={step} className="in-columns">
          {LOCALES.map((locale) => (
            <span key={locale} lang={locale} {...textOf(step)}>
              {content[locale].prints.styleGuide.sizes[step]}
            </span>
          ))}
        </dd>
      ))}
    </dl>
  ),
  wire: (
    <div className="in-columns">
      <ReleasePage locale="en" />
      <ReleasePage locale="th" />
    </div>
  ),
  maps: (
    <>
      <FineWorld label={content.en.home.hero.mapLabel} />
      <div className="in-columns">
        <div>
          <Plate name="outlets-by-continent" locale="en" />
          <Plate name="world-network" locale="th" />
        </div>
        <Plate name="thailand-reach" locale="th" theme="dark" />
      </div>
    </>
  ),
  pictures: (
    <div className="in-columns" style={variables({ '--columns': 4 })}>
      {coverMotifs.flatMap((motif) =>
        THEMES.map((theme) => <Cover key={`${motif}-${theme}`} motif={motif} theme={theme} />),
      )}
      {LOCALES.flatMap((locale) =>
        [content[locale].pages.about.founder, content[locale].pages['media-kit'].contact].map(
          (person) => person && <Portrait key={person.name} {...person} locale={locale} />,
        ),
      )}
    </div>
  ),
  voice: <Pairs pairOf={({ leaves }) => ({ good: leaves.voice.say, bad: leaves.voice.instead })} />,
  check: (
    <>
      {logo(SCRIPTS['latin-thai'])}
      {inBothLanguages(({ ask }) => ask)}
      <FineWorld />
    </>
  ),
}

export const Specimen = ({ name }: { name: LeafName }) => specimens[name]

type PairOf = (guide: StyleGuideWords) => { good: readonly string[]; bad: readonly string[] }

function Pairs({ pairOf }: { pairOf: PairOf }) {
  const lineOf = (line: ReactNode, index: number) => (
    <dd key={index} {...textOf('lead')}>
      {line}
    </dd>
  )
  return (
    <div className="in-columns">
      {LOCALES.map((locale) => {
        const { good, bad } = pairOf(content[locale].prints.styleGuide)
        const { yes, no } = content[locale].prints.usage
        return (
          <dl key={locale} className="rows" lang={locale}>
            <dt style={{ color: 'var(--jade)' }}>{yes}</dt>
            {good.map(lineOf)}
            <dt style={{ color: 'var(--alert)' }}>{no}</dt>
            {bad.map((line, index) => lineOf(<s>{line}</s>, index))}
          </dl>
        )
      })}
    </div>
  )
}

function Misuse() {
  const latin = <Wordmark scripts={SCRIPTS.latin} />
  const onPicture = (
    <>
      <ArticleCover motif="thailand" />
      {latin}
    </>
  )
  const spoiled: [style: CSSProperties, drawing: ReactNode][] = [
    [{ transform: 'scale(1.05, 0.6)' }, latin],
    [{ transform: 'rotate(-9deg)' }, latin],
    [variables({ '--ink': 'var(--gold)', '--quiet': 'var(--gold)', '--wire': 'var(--gold)' }), latin],
    [{ textShadow: '1mm 1mm 0 var(--rule)' }, latin],
    [{ position: 'relative', width: '52mm' }, onPicture],
    [{ font: '500 22pt / 1.4 var(--font-en-dateline)' }, content.en.identity.name],
  ]
  return (
    <div className="guide-tiles in-pairs">
      {content.en.prints.styleGuide.leaves.misuse.examples.map((example, index) => (
        <figure key={example} className="guide-tile" style={{ background: 'var(--sheet)' }}>
          <div style={spoiled[index]?.[0]}>{spoiled[index]?.[1]}</div>
          <figcaption>{inBothLanguages(({ leaves }) => leaves.misuse.examples[index])}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Red, green and blue of a color such as `#bf3419`, each from 0 to 255. */
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
function Colors({ theme }: { theme: 'light' | 'dark' }) {
  const { colors, contrast, leaves } = content.en.prints.styleGuide
  const names = Object.keys(colors) as (keyof StyleGuideWords['colors'])[]
  return (
    <RuledTable
      caption={leaves[theme === 'light' ? 'day' : 'night'].title}
      columns={['Token', '', ' ', 'HEX', 'RGB', `${contrast} · ${content.th.prints.styleGuide.contrast}`]}
      rows={names.map((name) => {
        const color = readTokenColor(name, theme)
        return {
          id: name,
          cells: [
            <div key={name} className="guide-tile" style={{ background: color, width: '22mm', height: '12mm' }} />,
            <strong key={name} {...textOf('title')}>
              {name}
            </strong>,
            inBothLanguages(({ colors }) => colors[name]),
            color.toUpperCase(),
            channelsOf(color).join(' '),
            contrastOf(color, readTokenColor('paper', theme)).toFixed(1),
          ],
        }
      })}
    />
  )
}

const LETTERS = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789',
  th: 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ กะ กา กิ กี กึ กื กุ กู เก แก โก ใก ไก กำ ก็ ก่ ก้ ก๊ ก๋ ก์ ๆ ฯ ๐๑๒๓๔๕๖๗๘๙',
}

function TypeSpecimen({ locale }: { locale: Locale }) {
  const words = content[locale]
  return (
    <div className="rows" lang={locale}>
      <p {...textOf('heading')}>{words.prints.styleGuide.specimen}</p>
      <p {...textOf('title')}>{words.home.thai.heading}</p>
      <p {...textOf('body')}>{words.site.description}</p>
      <p {...textOf('title')}>{LETTERS[locale]}</p>
      <p {...textOf('body')}>{LETTERS[locale]}</p>
      <p className="dateline">{words.home.services.dateline}</p>
    </div>
  )
}
