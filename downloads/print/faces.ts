import { readFileSync } from 'node:fs'
import { plainFont } from '../drawing/faces.ts'
import { type FontSource, newsreader, plex, plexLooped, plexMono, serifThai } from '../drawing/font-sources.ts'

const THAI = 'U+0E01-0E5B'

/**
 * The site's typefaces at the weights that print has. Each is a plain font: of a variable one a PDF would hold every
 * letter as a drawing, which other programs can neither search well nor show sharp.
 */
const FACES: readonly { family: string; source: FontSource; range?: string }[] = [
  { family: 'Newsreader', source: newsreader },
  { family: 'Plex', source: plex(400) },
  { family: 'Plex', source: plex(600) },
  { family: 'Mono', source: plexMono },
  { family: 'Serif Thai', source: serifThai('thai'), range: THAI },
  { family: 'Serif Thai', source: serifThai('latin'), range: 'U+0020-00FF, U+2010-2030' },
  { family: 'Looped', source: plexLooped(400, 'Regular') },
  { family: 'Looped', source: plexLooped(600, 'SemiBold') },
]

/** The typefaces as style rules that need no other file. */
export async function faceRules(): Promise<string> {
  const rules = FACES.map(async ({ family, source, range }) => {
    const data = readFileSync(await plainFont(source)).toString('base64')
    const ofScript = range ? `;unicode-range:${range}` : ''
    return `@font-face{font-family:"${family}";font-weight:${source.weight};src:url(data:font/ttf;base64,${data})${ofScript}}`
  })
  return (await Promise.all(rules)).join('\n')
}
