import type { Figure } from '../../site/content/figure.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { framed, INNER, MARGIN, type Plate, WIDTH } from './plate.ts'

export interface Row {
  readonly figure: Figure
  readonly label: string
}

interface ChartWords {
  readonly caption: string
  readonly note?: string
  readonly items: readonly Row[]
}

const ROW = 78
const LABEL_WIDTH = 330
const FIGURE_WIDTH = 130
const TRACK = { x: MARGIN + LABEL_WIDTH, width: INNER - LABEL_WIDTH - FIGURE_WIDTH }

const described = ({ caption, items }: ChartWords) =>
  `${caption}: ${items.map(({ label, figure }) => `${label} ${figure.whole}`).join(', ')}`

/** Ruled rows of label, drawing and figure. */
function rows(plate: Plate, words: ChartWords, draw: (value: number, middle: number) => string): Drawing {
  const { colours, set } = plate
  return framed(plate, { ...words, title: described(words) }, (top) => {
    const drawn = words.items.map(({ label, figure }, index) => {
      const middle = top + index * ROW + ROW / 2
      const baseline = middle + 9
      return [
        index > 0
          ? `<path stroke="${colours('rule')}" stroke-width="1.5" d="M${MARGIN} ${middle - ROW / 2}h${INNER}"/>`
          : '',
        set.line(label, { x: MARGIN, y: baseline, size: 26, role: 'text', colour: colours('ink') }),
        draw(figure.value, middle),
        set.line(figure.whole, {
          ...{ x: WIDTH - MARGIN, y: baseline + 3, size: 34, role: 'headline', colour: colours('ink') },
          anchor: 'end',
        }),
      ].join('')
    })
    const height = words.items.length * ROW
    return { drawn: drawn.join(''), height }
  })
}

/** Amounts as bars that begin at zero; `whole`, or else the largest, has the whole length. */
export function bars(plate: Plate, words: ChartWords, tone: 'wire' | 'jade', whole?: number): Drawing {
  const longest = whole ?? Math.max(...words.items.map(({ figure }) => figure.value))
  const colour = plate.colours(tone)
  return rows(plate, words, (value, middle) => {
    const length = (value / longest) * TRACK.width
    return `<rect x="${TRACK.x}" y="${middle - 10}" width="${length.toFixed(1)}" height="20" fill="${colour}"/>`
  })
}

/** Publication languages as sorts in a case, each with its name below. */
export function languageCase(plate: Plate): Drawing {
  const { colours, set, words } = plate
  const { languages } = words.home.international
  const more = { code: `+${languages.more.figure.value}`, name: languages.more.label }
  const sorts = [...languages.named, more]
  const columns = 5
  const width = INNER / columns
  const shares = languages.shares.map(({ figure, label }) => `${figure.whole} ${label}`).join(' · ')
  const title = `${languages.caption}: ${sorts.map(({ name }) => name).join(', ')}`
  return framed(plate, { caption: languages.caption, note: shares, title }, (top) => ({
    height: Math.ceil(sorts.length / columns) * 176 + 20,
    drawn: sorts
      .map(({ code, name }, index) => {
        const x = MARGIN + (index % columns) * width
        const y = top + 24 + Math.floor(index / columns) * 176
        const last = index === sorts.length - 1
        const middle = x + width / 2
        const colour = colours(last ? 'wire' : 'ink')
        return [
          `<rect x="${x + 4}" y="${y}" width="${width - 8}" height="160" fill="${colours('sheet')}" stroke="${colours('rule')}" stroke-width="1.5"/>`,
          set.line(code, { x: middle, y: y + 88, size: 56, role: 'headline', colour, anchor: 'middle' }),
          set.line(name, {
            x: middle,
            y: y + 132,
            size: 20,
            role: 'text',
            colour: colours('quiet'),
            anchor: 'middle',
          }),
        ].join('')
      })
      .join(''),
  }))
}
