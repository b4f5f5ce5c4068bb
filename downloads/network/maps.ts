import { CITY_PLACES, cityOfFigure, ELSEWHERE, reachRadius, THAILAND } from '../../site/figures/thailand.ts'
import type { Colours } from '../drawing/colours.ts'
import { type Drawing, drawingOf } from '../drawing/drawing.ts'
import { drawnMap, nodesOf, ORIGIN, pathOf, WORLD } from './drawn-maps.ts'
import { framed, INNER, MARGIN, type Plate } from './plate.ts'

/** In print dots can be smaller than on a screen, and so closer: this many of them where the page has one, each way. */
const FINER = 4
const worldMap = drawnMap('site/figures/maps/world.svg')
const fineWorld = pathOf(drawnMap('downloads/network/maps/world.svg'), 'dots')
const fineThailand = pathOf(drawnMap('downloads/network/maps/thailand.svg'), 'dots')

/** The world in fine dots, arcs running from Bangkok to a node on each continent, in units of the page's map. */
function world(colours: Colours): string {
  const wire = colours('wire')
  const nodes = nodesOf(worldMap).map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="${colours('paper')}" stroke="${wire}" stroke-width="2"/>`,
  )
  const [x, y] = ORIGIN
  return [
    `<g transform="scale(${1 / FINER})"><path fill="none" stroke="${colours('quiet')}" stroke-width="5.6" stroke-linecap="round" stroke-dasharray="0 ${WORLD.pitch}" d="${fineWorld}"/></g>`,
    `<path fill="none" stroke="${wire}" stroke-width="1.6" d="${pathOf(worldMap, 'world-arcs')}"/>${nodes.join('')}`,
    `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${wire}" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="7" fill="${wire}"/>`,
  ].join('')
}

interface WorldLook {
  colours: Colours
  /** Room around it. */
  margin: number
}

/** The world alone. */
export function worldPicture(title: string, { colours, margin }: WorldLook): Drawing {
  const sheet = { width: WORLD.width + 2 * margin, height: WORLD.height + 2 * margin, ground: colours('paper') }
  const placed = `<g transform="translate(${margin} ${margin})">${world(colours)}</g>`
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
      `<g transform="translate(${MARGIN} ${top + 10}) scale(${scale})">${world(colours)}</g>`,
      ...figures.items.map(({ figure, label }, index) => {
        const x = MARGIN + index * column
        const y = top + height + 90
        return [
          `<path stroke="${colours('rule')}" stroke-width="1.5" d="M${x} ${y - 56}h${column - 24}"/>`,
          set.line(figure.whole, { x, y, size, role: 'headline', colour: colours('ink') }),
          set.line(label, { x, y: y + 38, size: 20, role: 'text', colour: colours('quiet') }),
        ].join('')
      }),
    ].join(''),
  }))
}

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
    const at = ({ x, y }: { x: number; y: number }) => [left + x * scale, top + 30 + y * scale] as const
    const labelled = (x: number, y: number, value: string, name: string, anchor: 'start' | 'middle') =>
      set.line(value, { x, y, size: 36, role: 'headline', colour: colours('ink'), anchor }) +
      set.line(name, { x, y: y + 32, size: 22, role: 'text', colour: colours('quiet'), anchor })
    const circles = reach.items.map(({ figure, label }) => {
      const city = cityOfFigure(figure.path)
      const [x, y] = at(city ? CITY_PLACES[city] : ELSEWHERE)
      const radius = reachRadius(figure.value, largest) * scale
      const circle = `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${jade}" fill-opacity=".22" stroke="${jade}" stroke-width="2"${city ? '' : ' stroke-dasharray="6 5"'}/>`
      if (!city) return circle + labelled(x, y + radius + 30, figure.whole, label, 'middle')
      const to = left + CITY_PLACES[city].label * scale
      return [
        circle,
        `<circle cx="${x}" cy="${y}" r="5" fill="${jade}"/>`,
        `<path stroke="${colours('quiet')}" stroke-width="1.5" d="M${x} ${y}H${to - 12}"/>`,
        labelled(to, y - 2, figure.whole, label, 'start'),
      ].join('')
    })
    return {
      height: THAILAND.height * scale + 40,
      drawn: `<g transform="translate(${left} ${top + 30}) scale(${scale / FINER})"><path fill="none" stroke="${colours('quiet')}" stroke-opacity=".7" stroke-width="4.6" stroke-linecap="round" stroke-dasharray="0 10" d="${fineThailand}"/></g>${circles.join('')}`,
    }
  })
}
