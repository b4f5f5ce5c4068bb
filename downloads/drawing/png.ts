import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { sha256 } from '../sha256.ts'
import type { Drawing } from './drawing.ts'

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
  const { pixels: data, ...size } = rendered(svg, pixels)
  return await sharp(data, { raw: { ...size, channels: 4 } })
    .withMetadata({ density: dotsPerInch })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function rendered(svg: string, pixels: number) {
  const {
    width,
    height,
    pixels: data,
  } = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: pixels },
  }).render()
  return { width, height, pixels: data }
}

/** A drawing as PNG. One that was drawn before is not drawn again: at the size of a page that takes a second. */
export async function pngOf(drawing: Drawing, size: Size): Promise<Uint8Array> {
  const path = join(FOLDER, `${sha256(JSON.stringify([packages(), drawing.svg, size])).slice(0, 32)}.png`)
  if (existsSync(path)) return readFileSync(path)
  const png = await encode(drawing, size)
  mkdirSync(FOLDER, { recursive: true })
  // Under its name it is complete, also for another build that looks at this moment.
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, png)
  renameSync(unfinished, path)
  return png
}
