import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { drawPicture, type PictureWords, WIDTH } from './draw-picture.ts'
import { keepFile } from './keep-file.ts'

/** Everything that a picture is made of beside its words, as a test of the imports has it. When any of it changes, all are drawn anew. */
const sources = import.meta.glob<string>(
  [
    './*.ts',
    '../../contract/escape-markup.ts',
    '../../contract/joined-letters.ts',
    '../../contract/plain-text.ts',
    '../figures/dot-grid.ts',
    '../figures/world-*.ts',
    '../figures/coastline.ts',
    '../figures/Art.css',
    '../figures/covers/*.css',
    '../styles/token*',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const FOLDER = '.cache/share-pictures'

/** The renderer, the encoder and the fonts come with the packages. */
const packages = () => readFileSync('package-lock.json')

let making: string | undefined

function keyOf(words: PictureWords): string {
  making ??= createHash('sha256').update(JSON.stringify(sources)).update(packages()).digest('hex')
  return createHash('sha256').update(making).update(JSON.stringify(words)).digest('hex').slice(0, 32)
}

/** A palette holds the few colours and their edges; with it a picture has a third of the bytes. */
async function encode(svg: string): Promise<Buffer> {
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: WIDTH } }).render()
  return await sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    // More effort takes three times as long and, for so few colours, makes larger files.
    .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9, effort: 1 })
    .toBuffer()
}

/** The picture as PNG; one that was drawn before is not drawn again. */
export async function renderPicture(words: PictureWords): Promise<Buffer> {
  const path = join(FOLDER, `${keyOf(words)}.png`)
  if (existsSync(path)) return readFileSync(path)
  const png = await encode(await drawPicture(words))
  keepFile(path, png)
  return png
}
