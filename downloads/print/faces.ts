import { readFileSync } from 'node:fs'
import { plainFont, type Source } from '../../site/share/faces.ts'

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'
const plex = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'
const mono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'
const serifThai = (script: 'latin' | 'thai'): Source => ({
  file: `@fontsource-variable/noto-serif-thai/files/noto-serif-thai-${script}-wght-normal.woff2`,
  weight: 600,
  script,
  variable: true,
})
const looped = (weight: number, style: string): Source => ({
  file: `@expo-google-fonts/ibm-plex-sans-thai-looped/${weight}${style}/IBMPlexSansThaiLooped_${weight}${style}.ttf`,
  weight,
  script: 'both',
})

const THAI = 'U+0E01-0E5B'

/**
 * The site's typefaces at the weights that print has. Each is a plain font: of a variable one a PDF would hold every
 * letter as a drawing, which other programs can neither search well nor show sharp.
 */
const FACES: readonly { family: string; source: Source; range?: string }[] = [
  { family: 'Newsreader', source: { file: newsreader, weight: 500, script: 'latin', variable: true } },
  { family: 'Plex', source: { file: plex, weight: 400, script: 'latin', variable: true } },
  { family: 'Plex', source: { file: plex, weight: 600, script: 'latin', variable: true } },
  { family: 'Mono', source: { file: mono, weight: 500, script: 'latin' } },
  { family: 'Serif Thai', source: serifThai('thai'), range: THAI },
  { family: 'Serif Thai', source: serifThai('latin'), range: 'U+0020-00FF, U+2010-2030' },
  { family: 'Looped', source: looped(400, 'Regular') },
  { family: 'Looped', source: looped(600, 'SemiBold') },
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
