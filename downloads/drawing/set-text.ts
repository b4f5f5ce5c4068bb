import { Resvg } from '@resvg/resvg-js'
import { escapeMarkup } from '../../contract/escape-markup.ts'

/** Text set in a face: outlines on a baseline at 0 0, and how far they reach to the right. */
export interface SetText {
  outlines: string
  width: number
}

export interface Face {
  files: string[]
  /** Pixels. */
  size: number
  /** In em, for Latin capitals. */
  spacing?: number
}

/**
 * ำ as the circle and the า it is drawn as, with a tone mark between them where there is one. The renderer would
 * compose it rightly by itself, but then forgets the width of the า: what follows would be set on top of it.
 */
export const withOpenSaraAm = (text: string) => text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')

const known = new Map<string, SetText>()

/** Sets one line. Only the files of its face are there to be taken from, so no letter can come from another. */
export function setText(text: string, { files, size, spacing = 0 }: Face): SetText {
  const key = JSON.stringify([text, files, size, spacing])
  const before = known.get(key)
  if (before) return before
  const line = escapeMarkup(withOpenSaraAm(text))
  const image = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-size="${size}" letter-spacing="${size * spacing}" xml:space="preserve">${line}</text></svg>`,
    { font: { loadSystemFonts: false, fontFiles: files } },
  )
  const box = image.getBBox()
  const outlines = [...image.toString().matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('')
  if (!box || !outlines) throw new Error(`Nothing was drawn for "${text}"`)
  const set = { outlines, width: box.x + box.width }
  known.set(key, set)
  return set
}
