import type { Locale } from '../../contract/locale.ts'
import type { Words } from '../../site/content/load-content.ts'
import { breakHeadline, phrasesOf } from './break-lines.ts'
import type { Colours } from './colours.ts'
import { type Drawing, drawingOf } from './drawing.ts'
import { setterOf } from './text.ts'

/** A4, in units of a fifth of a millimetre. */
const WIDTH = 1050
const HEIGHT = 1485
const MARGIN = 120

/** Thai has marks above and below the line. */
const HEADLINE = { en: { size: 66, leading: 76 }, th: { size: 56, leading: 84 } } as const
const LEAD = { en: { size: 31, leading: 48 }, th: { size: 29, leading: 54 } } as const

/** The sample release of the home page as it lies on a desk, the wire leaving it. */
export async function releaseSheet(words: Words, locale: Locale, colours: Colours): Promise<Drawing> {
  const { line, block, measure } = await setterOf(locale)
  const { label, headline, dateline, lead, end } = words.home.hero.sheet
  const width = WIDTH - 2 * MARGIN
  const ink = colours('ink')
  const { size, leading } = HEADLINE[locale]
  const lines = breakHeadline(phrasesOf(headline), width, (part) => measure(part, { size, role: 'headline' })) ?? []
  const afterHeadline = 330 + lines.length * leading
  const text = block(`${dateline} — ${lead}`, {
    ...{ x: MARGIN, y: afterHeadline + 40, role: 'text', colour: ink, width },
    ...LEAD[locale],
  })
  const afterText = afterHeadline + 40 + text.lines * LEAD[locale].leading
  // What would follow, as lines of type that are not to be read.
  const grey = Array.from({ length: 12 }, (_, index) => {
    const y = afterText + 40 + index * 44
    return y > HEIGHT - 240 ? '' : `M${MARGIN} ${y}h${index % 5 === 4 ? width * 0.55 : width}`
  }).join('')
  return drawingOf(
    { width: WIDTH, height: HEIGHT, title: headline, locale, ground: colours('sheet') },
    [
      line(label, { x: MARGIN, y: 150, size: locale === 'en' ? 24 : 30, role: 'dateline', colour: colours('wire') }),
      `<path stroke="${ink}" stroke-width="4" d="M${MARGIN} 190h${width}"/>`,
      ...lines.map((part, index) =>
        line(part, { x: MARGIN, y: 290 + index * leading, size, role: 'headline', colour: ink }),
      ),
      text.drawn,
      `<path stroke="${colours('rule')}" stroke-width="16" stroke-dasharray="2 3" d="${grey}"/>`,
      line(end, { x: WIDTH / 2, y: HEIGHT - 120, size: 34, role: 'dateline', colour: ink, anchor: 'middle' }),
      `<path fill="none" stroke="${colours('wire')}" stroke-width="5" d="M${WIDTH} 560C${WIDTH - 60} 560 ${WIDTH - 60} 600 ${WIDTH - 60} 660V${HEIGHT}"/><circle cx="${WIDTH - 60}" cy="${HEIGHT - 300}" r="11" fill="${colours('sheet')}" stroke="${colours('wire')}" stroke-width="5"/>`,
    ].join(''),
  )
}
