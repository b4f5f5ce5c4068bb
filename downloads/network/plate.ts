import type { Locale } from '../../contract/locale.ts'
import type { Words } from '../../site/content/load-content.ts'
import type { Colours } from '../drawing/colours.ts'
import { type Drawing, drawingOf } from '../drawing/drawing.ts'
import { type Setter, setterOf } from '../drawing/text.ts'

/** A figure with its caption, note and source, as it can be set into a page: everything that a reader needs to trust it. */
export interface Plate {
  readonly words: Words
  readonly locale: Locale
  readonly colours: Colours
  readonly set: Setter
}

export async function plateOf(words: Words, locale: Locale, colours: Colours): Promise<Plate> {
  return { words, locale, colours, set: await setterOf(locale) }
}

export const WIDTH = 1200
export const MARGIN = 64
export const INNER = WIDTH - 2 * MARGIN

interface Parts {
  caption: string
  note?: string
  /** Says it all in one sentence, for those who do not see it. */
  title: string
}

/** Draws the body at the height that the caption leaves it, and puts caption, rule, note and source around it. */
export function framed(
  { words, locale, colours, set }: Plate,
  { caption, note, title }: Parts,
  body: (top: number) => { drawn: string; height: number },
): Drawing {
  const thai = locale === 'th'
  const heading = set.block(caption, {
    ...{ x: MARGIN, y: MARGIN + 40, size: thai ? 40 : 44, role: 'headline', colour: colours('ink') },
    width: INNER,
    leading: thai ? 58 : 52,
  })
  const top = MARGIN + 40 + (heading.lines - 1) * (thai ? 58 : 52) + 36
  const { drawn, height } = body(top)
  const noteTop = top + height + 52
  const leading = thai ? 34 : 30
  const noted = note
    ? set.block(note, {
        ...{ x: MARGIN, y: noteTop, size: 20, role: 'text', colour: colours('quiet') },
        width: INNER - 60,
        leading,
      })
    : { drawn: '', lines: 0 }
  const foot = noteTop + noted.lines * leading + 26
  const { name } = words.identity
  const source = [
    `<path stroke="${colours('rule')}" stroke-width="1.5" d="M${MARGIN} ${foot - 28}h${INNER}"/>`,
    `<circle cx="${MARGIN + 6}" cy="${foot + 1}" r="6" fill="${colours('wire')}"/>`,
    set.line(name, { x: MARGIN + 24, y: foot + 8, size: 22, role: 'text', colour: colours('ink') }),
    set.line('###', {
      x: WIDTH - MARGIN,
      y: foot + 8,
      size: 20,
      role: 'dateline',
      colour: colours('quiet'),
      anchor: 'end',
    }),
  ]
  const rule = `<path stroke="${colours('ink')}" stroke-width="3" d="M${MARGIN} ${top}h${INNER}"/>`
  return drawingOf(
    { width: WIDTH, height: Math.round(foot + 56), title, locale, ground: colours('paper') },
    heading.drawn + rule + drawn + noted.drawn + source.join(''),
  )
}
