import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { sha256 } from '../sha256.ts'
import type { Drawing } from './drawing.ts'
import { keepFile } from './keep-file.ts'

const FOLDER = '.cache/print-pictures'

/** The renderer and the encoder come with the packages. */
const packages = () => sha256(readFileSync('package-lock.json'))

interface Size {
  /** Of the picture, in pixels. */
  pixels: number
  /** What a printer takes from it, where it is for print. */
  dotsPerInch?: number
}

async function encode({ svg }: Drawing, { pixels, dotsPerInch = 96 }: Size): Promise<Buffer> {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: pixels },
  }).render()
  return await sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .withMetadata({ density: dotsPerInch })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A drawing as PNG. One that was drawn before is not drawn again: at the size of a page that takes a second. */
export async function pngOf(drawing: Drawing, size: Size): Promise<Uint8Array> {
  const path = join(FOLDER, `${sha256(JSON.stringify([packages(), drawing.svg, size])).slice(0, 32)}.png`)
  if (existsSync(path)) return readFileSync(path)
  const png = await encode(drawing, size)
  keepFile(path, png)
  return png
}
