import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Words } from '../../site/content/load-content.ts'
import type { Colours } from './colours.ts'
import { type Drawing, drawingOf } from './drawing.ts'
import { setterOf } from './text.ts'

/** The letters of the name's first half are this high; all else is in proportion to it. */
const SIZE = 100
const SECOND = { en: 0.578, th: 0.625 } as const
/** The wire's node between the halves, as wide as the page has it. */
const NODE = { radius: 0.155, before: 0.17, after: 0.31, above: 0.155 } as const
/** How far letters and marks reach above and below the line. */
const REACH = { en: { up: 0.74, down: 0.24 }, th: { up: 1.06, down: 0.3 } } as const
/** The room that the logo needs around it: the height of its K, or of ก. */
export const CLEARANCE = 66

interface Line {
  drawn: string
  width: number
  up: number
  down: number
}

async function lineOf({ identity }: Words, locale: Locale, colours: Colours): Promise<Line> {
  const { line, measure } = await setterOf(locale)
  const { first, second } = identity.logo
  const small = SIZE * SECOND[locale]
  const middle = measure(first, { size: SIZE, role: 'headline' }) + NODE.before * SIZE + NODE.radius * SIZE
  const left = middle + (NODE.after + NODE.radius) * SIZE
  const drawn = [
    line(first, { x: 0, y: 0, size: SIZE, role: 'headline', colour: colours('ink') }),
    `<circle cx="${middle.toFixed(2)}" cy="${-NODE.above * SIZE}" r="${NODE.radius * SIZE}" fill="${colours('wire')}"/>`,
    line(second, { x: left, y: 0, size: small, role: 'text', colour: colours('quiet') }),
  ].join('')
  const { up, down } = REACH[locale]
  return { drawn, width: left + measure(second, { size: small, role: 'text' }), up: up * SIZE, down: down * SIZE }
}

/** The name in one script, or in both above each other, with the room that it needs on every side. */
export async function wordmark(
  content: Record<Locale, Words>,
  scripts: readonly Locale[],
  colours: Colours,
  ground?: string,
): Promise<Drawing> {
  const lines = await Promise.all(scripts.map((locale) => lineOf(content[locale], locale, colours)))
  const width = Math.ceil(Math.max(...lines.map((line) => line.width)) + 2 * CLEARANCE)
  let y = CLEARANCE
  const drawn = lines.map((line, index) => {
    y += line.up + (index > 0 ? 34 : 0)
    const placed = `<g transform="translate(${CLEARANCE} ${y.toFixed(2)})">${line.drawn}</g>`
    y += line.down
    return placed
  })
  const [locale = 'en'] = scripts
  const title = scripts.map((script) => content[script].identity.name).join(' · ')
  const sheet = { width, height: Math.ceil(y + CLEARANCE), title, locale, ...(ground && { ground }) }
  return drawingOf(sheet, drawn.join(''))
}

/** The mark of the site: a K whose arm is the wire. Read from the file that browsers show, so that the two are one. */
export function mark({ identity }: Words, colours: Colours, ground?: string): Drawing {
  const shapes = readFileSync('site/public/favicon.svg', 'utf8').match(/<(?:path|circle) class="(?:ink|wire)"[^>]*>/g)
  if (shapes?.length !== 2) throw new RangeError('favicon.svg is drawn in another way than the mark is read')
  const inside = shapes
    .join('')
    .replace('class="ink"', `fill="none" stroke="${colours('ink')}" stroke-width="3.5"`)
    .replace('class="wire"', `fill="${colours('wire')}"`)
  return drawingOf({ width: 32, height: 32, title: identity.name, locale: 'en', ...(ground && { ground }) }, inside)
}

export const ALL_SCRIPTS = [['en'], ['th'], LOCALES] as const satisfies readonly (readonly Locale[])[]
