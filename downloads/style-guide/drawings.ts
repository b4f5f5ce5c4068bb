import { LOCALES } from '../../contract/locale.ts'
import type { Content } from '../../site/content/load-content.ts'
import { coverMotifs } from '../../site/content/schemas/blog.ts'
import { coloursOf, oneColour } from '../drawing/colours.ts'
import { type Drawing, drawingOf } from '../drawing/drawing.ts'
import { coverDrawing, portrait } from '../drawing/pictures.tsx'
import { ALL_SCRIPTS, CLEARANCE, mark, wordmark } from '../drawing/wordmark.ts'
import { networkFigures } from '../network/figures.ts'
import { worldPicture } from '../network/maps.ts'
import { plateOf } from '../network/plate.ts'

const day = coloursOf('light')
const night = coloursOf('dark')
const black = oneColour('#000000')
const white = oneColour('#ffffff')

/** The logo with the room that it needs, measured in the height of its K. */
function measured({ svg, width, height, title, locale }: Drawing): Drawing {
  const wire = day('wire')
  const inner = `<path fill="none" stroke="${wire}" stroke-width="1.5" stroke-dasharray="6 5" d="M${CLEARANCE} ${CLEARANCE}h${width - 2 * CLEARANCE}v${height - 2 * CLEARANCE}h-${width - 2 * CLEARANCE}Z"/>`
  const outer = `<path fill="none" stroke="${wire}" stroke-width="1.5" d="M1 1h${width - 2}v${height - 2}H1Z"/>`
  const corners = [
    [0, 0],
    [width - CLEARANCE, 0],
    [0, height - CLEARANCE],
    [width - CLEARANCE, height - CLEARANCE],
  ].map(
    ([x, y]) =>
      `<rect x="${x}" y="${y}" width="${CLEARANCE}" height="${CLEARANCE}" fill="${wire}" fill-opacity=".12"/>`,
  )
  const inside = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(/<title[^>]*>[^<]*<\/title>/, '')
  return drawingOf({ width, height, title, locale }, corners.join('') + inner + outer + inside)
}

export const measuredLogos = (content: Content) =>
  Promise.all(LOCALES.map(async (locale) => measured(await wordmark(content, [locale], day))))

/** Everything that the guide shows and that is no type. */
export async function guideDrawings(content: Content) {
  const logos = async (colours: typeof day) =>
    await Promise.all(ALL_SCRIPTS.map((scripts) => wordmark(content, scripts, colours)))
  const [byDay, byNight, inBlack, inWhite] = await Promise.all([day, night, black, white].map(logos))
  const plates = [await plateOf(content.en, 'en', day), await plateOf(content.th, 'th', night)] as const
  const { founder } = content.en.pages.about
  const { contact } = content.th.pages['media-kit']
  const covers = coverMotifs.map((motif, index) => coverDrawing(motif, motif, 'en', index % 2 === 0 ? day : night))
  return {
    byDay: byDay as Drawing[],
    byNight: byNight as Drawing[],
    inBlack: inBlack as Drawing[],
    inWhite: inWhite as Drawing[],
    measured: await measuredLogos(content),
    recoloured: await wordmark(content, ['en'], oneColour(day('gold'))),
    mark: mark(content.en, day),
    markByNight: mark(content.en, night),
    world: worldPicture(content.en.home.hero.mapLabel, { colours: day, margin: 8 }),
    worldByNight: worldPicture(content.en.home.hero.mapLabel, { colours: night, margin: 24 }),
    charts: networkFigures
      .filter(({ name }) => /continent|thailand-reach/.test(name))
      .map(({ draw }, index) => draw(plates[index === 0 ? 0 : 1])),
    covers,
    portraits: [await portrait(founder, 'en', day), await portrait(contact, 'th', day)],
  }
}

export type GuideDrawings = Awaited<ReturnType<typeof guideDrawings>>
