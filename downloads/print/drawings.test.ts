/** Looks at the committed prints, because `prints.json` knows their texts alone. */
import { globSync, readFileSync } from 'node:fs'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { unzipSync } from 'fflate'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTokenColor } from '../../site/styles/token-colors.ts'

let pdfium: PDFiumLibrary
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init()
})
afterAll(() => pdfium.destroy())

const PIXELS_PER_MILLIMETER = 2

async function drawPages(pdf: Uint8Array): Promise<Sharp[]> {
  const document = await pdfium.loadDocument(pdf)
  const pages: Sharp[] = []
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: (PIXELS_PER_MILLIMETER * 25.4) / 72, transparent: true })
    pages.push(sharp(data, { raw: { width, height, channels: 4 } }))
  }
  document.destroy()
  return pages
}

/** Red, green and blue of each pixel. What is transparent is gray. */
const readPixels = (picture: Sharp) => picture.flatten({ background: '#777' }).toColorspace('srgb').raw().toBuffer()

/** The share of pixels that differ from a color by less than a distance in every channel. */
function shareOf(pixels: Buffer, color: readonly number[], distance: number): number {
  let count = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (color.every((channel, index) => Math.abs(channel - (pixels[at + index] ?? 0)) < distance)) count++
  return (count * 3) / pixels.length
}

/** The share of pixels that differ from the paper, which is the first pixel. */
const inkOf = (pixels: Buffer, distance = 20, paper = pixels.subarray(0, 3)) =>
  1 - shareOf(pixels, [...paper], distance)

/** The share of pixels in a color of the theme that the file's name tells. */
function colorShareOf(path: string, pixels: Buffer, token: 'wire' | 'jade'): number {
  const hex = readTokenColor(token, /dark|night/.test(path) ? 'dark' : 'light')
  return shareOf(pixels, [...Buffer.from(hex.slice(1), 'hex')], 24)
}

const filesOf = (archive: string, pattern: RegExp) =>
  Object.entries(
    unzipSync(readFileSync(`downloads/printed/${archive}.zip`), { filter: ({ name }) => pattern.test(name) }),
  )

const publicFiles = (pattern: string) =>
  globSync(`site/public/${pattern}`).map((file) => [file, readFileSync(file)] as const)

const smaller = { width: 320, withoutEnlargement: true }

describe('the mark', () => {
  const marks = filesOf('logo-package', /mark-/)

  async function drawMark(path: string, bytes: Uint8Array): Promise<Buffer> {
    if (path.endsWith('.pdf')) return await readPixels((await drawPages(bytes))[0] ?? sharp())
    return await readPixels(sharp(path.endsWith('.ico') ? bytes.subarray(22) : bytes).resize(smaller))
  }

  const favicon = readFileSync('site/public/favicon.svg', 'utf8')
  const byNight = Buffer.from(favicon.replace(/<style>.*?<\/style>/, '<style>.day{display:none}</style>'))

  test.each([
    ...marks.filter(([path]) => !/black|white/.test(path)),
    ...publicFiles('icons/*'),
    ...publicFiles('favicon.*'),
    ['favicon by night', byNight] as const,
  ])('has a node in the color of the wire: %s', async (path, bytes) => {
    expect(colorShareOf(path, await drawMark(path, bytes), 'wire')).toBeGreaterThan(0.008)
  })

  test('has the same shape in black and white as in color', async () => {
    const inked = async (path: string, bytes: Uint8Array) => inkOf(await drawMark(path, bytes))
    for (const [path, bytes] of marks.filter(([name]) => /black|white/.test(name))) {
      const colored = marks.find(([name]) => name === path.replace(/black|white/, 'for-light'))
      expect(await inked(path, bytes), path).toBeCloseTo(await inked(...(colored ?? ['', bytes])), 2)
    }
  })
})

/** Left, top, right and bottom in millimeters. */
type Box = readonly [number, number, number, number]

/** What is blank in a document from a page on. Wire, head and page number stand elsewhere. */
const BLANK: Record<string, { from: number; boxes: readonly Box[] }> = {
  'style-guide': {
    from: 3,
    boxes: [
      [282, 0, 297, 210],
      [26, 22, 297, 24.5],
      [26, 197, 297, 200],
      [26, 206, 297, 210],
    ],
  },
  'strategy-guide.en': {
    from: 3,
    boxes: [
      [25, 0, 33, 297],
      [191, 0, 210, 297],
      // The text ends above the folio.
      [33, 280, 180, 297],
      [25, 290, 210, 297],
    ],
  },
  'strategy-guide.th': {
    from: 3,
    boxes: [
      [25, 0, 33, 297],
      [191, 0, 210, 297],
      // The text ends above the folio.
      [33, 280, 180, 297],
      [25, 290, 210, 297],
    ],
  },
  'fact-sheet': {
    from: 1,
    boxes: [
      [197, 0, 210, 297],
      [22, 292, 210, 297],
    ],
  },
  'sample-report.en': {
    from: 1,
    boxes: [
      [0, 0, 17, 297],
      [193, 0, 210, 297],
      [0, 284, 210, 297],
    ],
  },
  'sample-report.th': {
    from: 1,
    boxes: [
      [0, 0, 17, 297],
      [193, 0, 210, 297],
      [0, 284, 210, 297],
    ],
  },
}

test.each(Object.entries(BLANK))('nothing stands in the margins of %s', async (document, { from, boxes }) => {
  const faults: string[] = []
  for (const [index, page] of (await drawPages(readFileSync(`downloads/printed/${document}.pdf`))).entries()) {
    for (const box of index + 1 < from ? [] : boxes) {
      const [left, top, right, bottom] = box.map((millimeters) => millimeters * PIXELS_PER_MILLIMETER) as [
        number,
        number,
        number,
        number,
      ]
      const strip = page.clone().extract({ left, top, width: right - left - 2, height: bottom - top - 2 })
      if (inkOf(await readPixels(strip)) > 0) faults.push(`page ${index + 1}: ${box.join(' ')}`)
    }
  }
  expect(faults).toEqual([])
})

test.each([...filesOf('picture-package', /png$/), ...filesOf('network-maps', /png$/)])(
  'no part of a drawing is empty: %s',
  async (path, bytes) => {
    const pixels = await readPixels(sharp(bytes).resize(smaller))
    const paper = pixels.subarray(0, 3)
    for (const quarter of [0, 1, 2, 3]) {
      const rows = pixels.subarray(
        Math.floor(pixels.length / 12) * quarter * 3,
        Math.floor(pixels.length / 12) * (quarter + 1) * 3,
      )
      expect(inkOf(rows, 20, paper)).toBeGreaterThan(0.005)
    }
    if (/-by-/.test(path))
      expect(colorShareOf(path, pixels, 'wire') + colorShareOf(path, pixels, 'jade')).toBeGreaterThan(0.005)
  },
)

test.each(publicFiles('share/*/*'))('shows a cover beside the name: %s', async (_path, bytes) => {
  const cover = sharp(bytes).extract({ left: 560, top: 110, width: 620, height: 400 })
  expect(inkOf(await readPixels(cover), 60)).toBeGreaterThan(0.005)
})
