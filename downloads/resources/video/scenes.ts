/** What each scene of the video shows, beside its heading. */

import type { Words } from '../../../site/content/load-content.ts'
import type { VideoScene } from '../../../site/content/schemas/resources.ts'
import { drawnMap, nodesOf, ORIGIN, pathOf, WORLD } from '../../network/drawn-maps.ts'
import { bars, colour, LEFT, rect, sheet, stroke, TOP, type Tools } from './easel.ts'
import type { Layer } from './film.ts'

type Example = Words['resources']['seo-video']['example']
type Draw = (example: Example, tools: Tools) => Layer[]

const world = () => {
  const map = drawnMap('site/figures/maps/world.svg')
  const nodes = nodesOf(map).map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="5" fill="${colour('paper')}" stroke="${colour('wire')}" stroke-width="2.5"/>`,
  )
  const onPage = 'transform="translate(112 190) scale(.95)"'
  return {
    dots: `<g ${onPage}><path d="${pathOf(map, 'world-dots')}" fill="none" stroke="${colour('rule')}" stroke-width="4.4" stroke-linecap="round" stroke-dasharray="0 ${WORLD.pitch}"/></g>`,
    arcs: `<g ${onPage} fill="none"><path d="${pathOf(map, 'world-arcs')}" stroke="${colour('wire')}" stroke-width="2"/>${nodes.join('')}<circle cx="${ORIGIN[0]}" cy="${ORIGIN[1]}" r="8" fill="${colour('wire')}"/></g>`,
  }
}

const title: Draw = (_, { layer }) => {
  const { dots, arcs } = world()
  const box = { x: 0, y: 150, width: 1280, height: 570 }
  return [layer(dots, 0.4, { takes: 1 }), layer(arcs, 1.4, { enter: 'from-left', takes: 2.4, box })]
}

const query: Draw = ({ query: typedQuery, headline, slogan }, { layer, text, typed }) => {
  const result = (y: number, words: string, ink: string, after: number) =>
    layer(text(words, { x: LEFT + 6, y, size: 27, role: 'headline', ink }) + bars(LEFT + 6, y + 20, [560, 480]), after)
  return [
    layer(
      rect(LEFT, TOP, 860, 70, `rx="35" fill="${colour('sheet')}" stroke="${colour('quiet')}" stroke-width="2"`) +
        stroke(
          `M${LEFT + 806} ${TOP + 40}l14 14M${LEFT + 808} ${TOP + 30}a12 12 0 1 1 -24 0a12 12 0 1 1 24 0`,
          'ink',
          4,
          'stroke-linecap="round"',
        ),
      0.4,
    ),
    typed(typedQuery, { x: LEFT + 34, y: TOP + 46, size: 30 }, 1),
    result(TOP + 140, `${headline.match} ${headline.shown} …`, 'wire', 3.2),
    result(TOP + 240, slogan, 'quiet', 3.6),
    layer(stroke(`M${LEFT - 14} ${TOP + 110}v64`, 'jade', 6), 4.2),
  ]
}

const headlineScene: Draw = ({ slogan, headline, cut }, { layer, text, marked, crossedOut, measure }) => {
  const bad = { x: LEFT, y: TOP + 60, size: 40, role: 'headline' as const, ink: 'quiet' }
  const good = { ...bad, y: TOP + 190, size: 43, ink: 'ink' }
  const seen = `${headline.match} ${headline.shown}`
  const whole = `${seen} ${headline.hidden}`
  const half = LEFT + measure(seen, good.size, good.role) + 7
  return [
    layer(text(slogan, bad), 0.5),
    crossedOut(slogan, bad, 2.4),
    marked(whole, headline.match, good, 3.8),
    layer(text(whole, good), 3),
    layer(
      stroke(`M${half} ${good.y - 66}v116`, 'wire', 3, 'stroke-dasharray="8 8"') +
        text(cut, { x: half + 14, y: good.y + 48, size: 20, role: 'dateline', ink: 'wire' }),
      5.4,
    ),
    layer(rect(half + 2, good.y - 60, 1240 - half, 84, `fill="${colour('paper')}" fill-opacity=".72"`), 6.2),
  ]
}

const leadScene: Draw = ({ address, headline, lead }, { layer, text, setter, scale }) => {
  const width = 900
  const body = setter.block(lead, {
    x: LEFT + 34,
    y: TOP + 160,
    size: 25 * scale,
    role: 'text',
    colour: colour('ink'),
    width: width - 68,
    leading: 40,
  })
  const box = { x: LEFT, y: TOP + 120, width, height: body.lines * 40 + 20 }
  return [
    layer(sheet(LEFT, TOP, width, 160 + body.lines * 40), 0.4),
    layer(text(address, { x: LEFT + 34, y: TOP + 48, size: 20, ink: 'quiet' }), 0.8),
    layer(
      text(`${headline.match} ${headline.shown} ${headline.hidden}`, {
        x: LEFT + 34,
        y: TOP + 98,
        size: 31,
        role: 'headline',
        ink: 'wire',
      }),
      1.2,
    ),
    layer(body.drawn, 2.2, { enter: 'from-above', takes: 1.8, box }),
    layer(stroke(`M${LEFT + 14} ${TOP + 130}v${body.lines * 40 + 4}`, 'jade', 6), 4.4),
  ]
}

const wordsScene: Draw = ({ places, lines, term }, { layer, text, marked }) =>
  lines.flatMap((line, row) => {
    const look = {
      x: LEFT + 250,
      y: TOP + 64 + row * 112,
      size: row === 0 ? 46 : 36,
      role: row === 0 ? ('headline' as const) : ('text' as const),
    }
    const after = 0.5 + row * 1.1
    return [
      marked(line, term, look, after + 0.6),
      layer(
        text(places[row] ?? '', { x: LEFT, y: look.y, size: 20, role: 'dateline', ink: 'wire' }) +
          text(line, look) +
          stroke(`M${LEFT} ${look.y + 38}h1040`, 'rule', 2),
        after,
      ),
    ]
  })

/** A farmer's field: the sun, a panel on its legs, a pump and its water. */
const field = [
  sheet(LEFT, TOP, 340, 240),
  `<circle cx="${LEFT + 262}" cy="${TOP + 62}" r="26" fill="${colour('gold')}"/>`,
  stroke(`M${LEFT + 48} ${TOP + 138}l60-66h128l-46 66Z`, 'ink', 4, 'stroke-linejoin="round"'),
  stroke(
    `M${LEFT + 78} ${TOP + 105}h134M${LEFT + 122} ${TOP + 72}l-40 66M${LEFT + 166} ${TOP + 72}l-40 66M${LEFT + 114} ${TOP + 138}v52`,
    'ink',
    2,
  ),
  stroke(
    `M${LEFT + 20} ${TOP + 190}h300M${LEFT + 34} ${TOP + 204}h272M${LEFT + 20} ${TOP + 218}h300`,
    'jade',
    3,
    'stroke-dasharray="14 8"',
  ),
].join('')

const picture: Draw = ({ badFile, goodFile, alt }, { layer, text, crossedOut, typed }) => {
  const bad = { x: LEFT + 390, y: TOP + 60, size: 30, ink: 'quiet' }
  const good = { ...bad, y: TOP + 122, size: 36, ink: 'ink' }
  return [
    layer(field, 0.4),
    layer(text(badFile, bad), 0.9),
    crossedOut(badFile, bad, 1.9),
    typed(goodFile, good, 2.5),
    layer(stroke(`M${LEFT + 390} ${TOP + 158}h640`, 'rule', 2), 4.2),
    layer(text(alt, { x: LEFT + 390, y: TOP + 206, size: 25 }), 4.4),
  ]
}

const link: Draw = ({ badLink, linkBefore, link: words }, { layer, text, crossedOut, measure }) => {
  const bad = { x: LEFT, y: TOP + 50, size: 29, ink: 'quiet' }
  const good = { ...bad, y: TOP + 140, ink: 'ink' }
  const width = measure(words, 31)
  const arrow = `M${LEFT + width * 0.4} ${TOP + 212}c0 60 60 96 190 96`
  return [
    layer(text(badLink, bad), 0.5),
    crossedOut(badLink, bad, 1.8),
    layer(text(linkBefore, good), 2.6),
    layer(
      text(words, { ...good, y: TOP + 192, size: 31, ink: 'wire' }) +
        stroke(`M${LEFT} ${TOP + 203}h${width}`, 'wire', 2.5),
      3.2,
    ),
    layer(stroke(arrow, 'wire', 3), 4, {
      enter: 'from-above',
      takes: 0.9,
      box: { x: LEFT, y: TOP + 208, width: 900, height: 110 },
    }),
    layer(
      sheet(LEFT + width * 0.4 + 194, TOP + 236, 300, 130) +
        bars(LEFT + width * 0.4 + 218, TOP + 262, [180, 250, 230, 200]),
      4.8,
    ),
  ]
}

const languages: Draw = ({ pages }, { layer, text }) => [
  ...pages.map(({ address, headline }, page) => {
    const x = LEFT + page * 560
    return layer(
      sheet(x, TOP, 480, 230) +
        text(address, { x: x + 28, y: TOP + 48, size: 23, ink: 'wire' }) +
        text(headline, { x: x + 28, y: TOP + 106, size: 31, role: 'headline' }) +
        bars(x + 28, TOP + 136, [410, 380, 300]),
      0.5 + page * 1.1,
    )
  }),
  layer(
    stroke(
      `M${LEFT + 480} ${TOP + 96}h80M${LEFT + 544} ${TOP + 82}l16 14l-16 14M${LEFT + 560} ${TOP + 150}h-80M${LEFT + 496} ${TOP + 136}l-16 14l16 14`,
      'wire',
      3.5,
    ),
    2.8,
  ),
]

const end: Draw = ({ checks }, { layer, text }) => [
  ...checks.map((check, row) => {
    const y = TOP + 30 + row * 62
    return layer(
      stroke(`M${LEFT + 2} ${y - 10}l10 11l20-24`, 'jade', 5, 'stroke-linecap="round" stroke-linejoin="round"') +
        text(check, { x: LEFT + 56, y, size: 30 }),
      0.4 + row * 0.5,
    )
  }),
  layer(text('###', { x: 800, y: TOP + 278, size: 34, role: 'dateline', ink: 'wire' }), 3.4),
]

/** Each scene, and how much larger than drawn it is shown: what is read on a phone fills the frame. */
export const SCENES: Record<VideoScene, { draw: Draw; scale: number }> = {
  title: { draw: title, scale: 1 },
  query: { draw: query, scale: 1.25 },
  headline: { draw: headlineScene, scale: 1.12 },
  lead: { draw: leadScene, scale: 1.22 },
  words: { draw: wordsScene, scale: 1.08 },
  picture: { draw: picture, scale: 1.1 },
  link: { draw: link, scale: 1.08 },
  languages: { draw: languages, scale: 1.08 },
  end: { draw: end, scale: 1.25 },
}
