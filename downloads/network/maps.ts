import { plainText } from '../../contract/plain-text.ts'
import { encodeDots } from '../../site/figures/dot-grid.ts'
import { ELSEWHERE, labelColumn, reachRadius } from '../../site/figures/reach-circle.ts'
import { CITIES, cityOfFigure } from '../../site/figures/thai-cities.ts'
import { onThailand, THAILAND, thailandDots } from '../../site/figures/thailand-dots.ts'
import { worldArcs, worldNodes } from '../../site/figures/world-arcs.ts'
import { ORIGIN, WORLD, worldDots } from '../../site/figures/world-dots.ts'
import type { Colours } from '../drawing/colours.ts'
import { type Drawing, drawingOf } from '../drawing/drawing.ts'
import { framed, INNER, MARGIN, type Plate } from './plate.ts'

/** In print dots can be smaller than on a screen, and so closer: this many of them where the page has one, each way. */
const FINER = 3

/** The world in fine dots, arcs running from Bangkok to a node on each continent, in units of the page's map. */
function world(colours: Colours, finer: number): string {
  const wire = colours('wire')
  const nodes = worldNodes().map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="${colours('paper')}" stroke="${wire}" stroke-width="2"/>`,
  )
  const [x, y] = ORIGIN
  return [
    `<g transform="scale(${1 / finer})"><path fill="none" stroke="${colours('quiet')}" stroke-width="5.6" stroke-linecap="round" stroke-dasharray="0 ${WORLD.pitch}" d="${encodeDots(worldDots(finer), WORLD.pitch)}"/></g>`,
    `<path fill="none" stroke="${wire}" stroke-width="1.6" d="${worldArcs()}"/>${nodes.join('')}`,
    `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${wire}" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="7" fill="${wire}"/>`,
  ].join('')
}

interface WorldLook {
  colours: Colours
  /** How many dots there are, each way, where the page has one. */
  finer: number
  /** Room around it. */
  margin: number
}

/** The world alone. */
export function worldPicture(title: string, { colours, finer, margin }: WorldLook): Drawing {
  const sheet = { width: WORLD.width + 2 * margin, height: WORLD.height + 2 * margin, ground: colours('paper') }
  const placed = `<g transform="translate(${margin} ${margin})">${world(colours, finer)}</g>`
  return drawingOf({ ...sheet, title, locale: 'en' }, placed)
}

/** Where the network reaches, with its five figures below. */
export function worldPlate(plate: Plate): Drawing {
  const { colours, set, words } = plate
  const { figures, mapLabel } = words.home.hero
  const scale = INNER / WORLD.width
  const height = WORLD.height * scale
  const column = INNER / figures.items.length
  const widest = Math.max(
    ...figures.items.map(({ figure }) => set.measure(figure.whole, { size: 46, role: 'headline' })),
  )
  const size = Math.min(46, (46 * (column - 28)) / widest)
  return framed(plate, { caption: figures.title, note: words.notes.network, title: mapLabel }, (top) => ({
    height: height + 150,
    drawn: [
      `<g transform="translate(${MARGIN} ${top + 10}) scale(${scale})">${world(colours, FINER)}</g>`,
      ...figures.items.map(({ figure, label }, index) => {
        const x = MARGIN + index * column
        const y = top + height + 90
        return [
          `<path stroke="${colours('rule')}" stroke-width="1.5" d="M${x} ${y - 56}h${column - 24}"/>`,
          set.line(figure.whole, { x, y, size, role: 'headline', colour: colours('ink') }),
          set.line(plainText(label), { x, y: y + 38, size: 20, role: 'text', colour: colours('quiet') }),
        ].join('')
      }),
    ].join(''),
  }))
}

const LARGEST_RADIUS = 56

/** The country in fine dots, with a circle for each city whose area is its reach. */
export function thailandPlate(plate: Plate): Drawing {
  const { colours, set, words } = plate
  const { reach } = words.home.thai
  const largest = Math.max(...reach.items.map(({ figure }) => figure.value))
  const scale = 1.5
  const left = 250
  const title = `${reach.caption}: ${reach.items.map(({ figure, label }) => `${label} ${figure.whole}`).join(', ')}`
  const jade = colours('jade')
  return framed(plate, { ...reach, title }, (top) => {
    const at = ([x, y]: readonly [number, number]) => [left + x * scale, top + 30 + y * scale] as const
    const labelled = (x: number, y: number, value: string, name: string, anchor: 'start' | 'middle') =>
      set.line(value, { x, y, size: 36, role: 'headline', colour: colours('ink'), anchor }) +
      set.line(plainText(name), { x, y: y + 32, size: 22, role: 'text', colour: colours('quiet'), anchor })
    const circles = reach.items.map(({ figure, label }) => {
      const city = cityOfFigure(figure.path)
      const [x, y] = at(city ? onThailand(CITIES[city]) : ELSEWHERE)
      const radius = reachRadius(figure.value, largest, LARGEST_RADIUS) * scale
      const circle = `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${jade}" fill-opacity=".22" stroke="${jade}" stroke-width="2"${city ? '' : ' stroke-dasharray="6 5"'}/>`
      if (!city) return circle + labelled(x, y + LARGEST_RADIUS * scale + 30, figure.whole, label, 'middle')
      const to = left + labelColumn[city] * scale
      return [
        circle,
        `<circle cx="${x}" cy="${y}" r="5" fill="${jade}"/>`,
        `<path stroke="${colours('quiet')}" stroke-width="1.5" d="M${x} ${y}H${to - 12}"/>`,
        labelled(to, y - 2, figure.whole, label, 'start'),
      ].join('')
    })
    return {
      height: THAILAND.height * scale + 40,
      drawn: `<g transform="translate(${left} ${top + 30}) scale(${scale / FINER})"><path fill="none" stroke="${colours('quiet')}" stroke-opacity=".7" stroke-width="4.6" stroke-linecap="round" stroke-dasharray="0 ${THAILAND.pitch}" d="${encodeDots(thailandDots(FINER), THAILAND.pitch)}"/></g>${circles.join('')}`,
    }
  })
}
