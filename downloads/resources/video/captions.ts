import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../../site/content/load-content.ts'

type VideoWords = Words['resources']['seo-video']

export interface Cue {
  text: string
  /** Seconds from the beginning of the film. */
  from: number
  to: number
}

export type TimedScene = Omit<VideoWords['scenes'][number], 'cues'> & { from: number; to: number; cues: Cue[] }

/** Letters a second that a caption is read at without haste; in Thai marks above and below are not counted. */
const PACE = { en: 17, th: 13 } as const
const SHORTEST = 3
/** Before the first words of a scene, while its heading comes. */
const ARRIVAL = 0.6
/** After the last words of the film. */
const END = 2

const lettersOf = (text: string) => text.replace(/\p{M}/gu, '').length
/** Whole frames, so that every scene begins on one. */
const wholeFrames = (seconds: number) => Math.round(seconds * 25) / 25

/** The scenes and their words with the time that reading them takes. */
export function timedScenes({ scenes }: VideoWords, locale: Locale): TimedScene[] {
  let at = 0
  return scenes.map((scene, position) => {
    const from = at
    at = wholeFrames(at + ARRIVAL)
    const cues = scene.cues.map((written): Cue => {
      const text = written
      const start = at
      at = wholeFrames(at + Math.max(SHORTEST, lettersOf(text) / PACE[locale]))
      return { text, from: start, to: at }
    })
    if (position === scenes.length - 1) at += END
    return { ...scene, from, to: at, cues }
  })
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
const timestamp = (seconds: number) =>
  `${two(seconds / 60)}:${two(seconds % 60)}.${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`

/** The words of the film as WebVTT. */
export function captionsOf(words: VideoWords, locale: Locale): string {
  const cues = timedScenes(words, locale).flatMap((scene) => scene.cues)
  const blocks = cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}
