import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../../site/content/load-content.ts'
import { setterOf } from '../../drawing/text.ts'
import { type TimedScene, timedScenes } from './captions.ts'
import { colour, easelTools, LEFT, stroke, TOP, type Tools } from './easel.ts'
import { type Film, frameAt, HEIGHT, type Layer, WIDTH } from './film.ts'
import { SCENES } from './scenes.ts'

const WIRE = 64
const NODE = 136

/** The heading of a scene, and its node on the wire; the first one is the title of the film. */
function headingOf({ heading, id }: TimedScene, { layer, text }: Tools): Layer {
  const size = id === 'title' ? 68 : 54
  const node = `<circle cx="${WIRE}" cy="${NODE}" r="9" fill="${colour('paper')}" stroke="${colour('wire')}" stroke-width="4"/>`
  return layer(node + text(heading, { x: LEFT, y: NODE + 16, size, role: 'headline' }), 0, { takes: 0.4 })
}

/** The whole film: its data is the draft of the finished files. */
export async function seoVideo(words: Words, locale: Locale): Promise<Film> {
  const setter = await setterOf(locale)
  const scale = locale === 'th' ? 0.9 : 1
  const video = words.resources['seo-video']
  const scenes = timedScenes(video, locale)
  const seconds = scenes.at(-1)?.to ?? 0
  const { layer, text } = easelTools({ setter, scale, from: 0, to: seconds + 1 })
  const frame = layer(
    stroke(`M${WIRE} 0V${HEIGHT}`, 'wire', 4) +
      text(locale === 'en' ? video.dateline.toUpperCase() : video.dateline, {
        x: LEFT,
        y: 72,
        size: 18,
        role: 'dateline',
        ink: 'wire',
      }),
    0,
    { enter: 'from-above', takes: 1.2, box: { x: 0, y: 0, width: WIDTH, height: HEIGHT } },
  )
  const layers = scenes.flatMap((scene) => {
    const tools = easelTools({ setter, scale, from: scene.from, to: scene.to })
    const { draw, scale: larger } = SCENES[scene.id]
    const transform = `translate(${LEFT} ${TOP}) scale(${larger}) translate(${-LEFT} ${-TOP})`
    const shown = [headingOf(scene, tools), ...draw(video.example, tools).map((one) => ({ ...one, transform }))]
    // The last scene stays until the film has ended.
    return scene.to === seconds ? shown.map((one) => ({ ...one, to: seconds + 1 })) : shown
  })
  return { paper: colour('paper'), seconds, layers: [frame, ...layers] }
}

/** What is shown before the film begins: its title, fully drawn. */
export async function posterOf(words: Words, locale: Locale): Promise<Uint8Array> {
  const film = await seoVideo(words, locale)
  const [first] = timedScenes(words.resources['seo-video'], locale)
  const { pixels, width, height } = new Resvg(frameAt(film, (first?.to ?? 0) - 0.4), {
    font: { loadSystemFonts: false },
  }).render()
  return await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(WIDTH)
    .webp({ quality: 60, effort: 6 })
    .toBuffer()
}
