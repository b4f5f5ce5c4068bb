import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { type BuiltPage, bytesAt, fileAt, listedPages, onEvery, ownPath } from './built-site.ts'

/** Larger ones are slow to appear in a chat, and some platforms leave them out. */
const LARGEST_BYTES = 100_000

const contentOf = ({ $ }: BuiltPage, property: string) => $(`meta[property="${property}"]`).attr('content') ?? ''
const pictureOf = (page: BuiltPage) => ownPath(contentOf(page, 'og:image')).path

describe('the share picture of every page', () => {
  test('is there, of the size and kind it is said to be, and small', async () => {
    const pictures = await Promise.all(
      listedPages.map(async (page) => {
        const bytes = bytesAt(pictureOf(page))
        return { path: page.path, page, bytes, ...(bytes && (await sharp(bytes).metadata())) }
      }),
    )
    onEvery(pictures, ({ page, bytes, format, width, height }) => {
      expect(bytes, pictureOf(page)).toBeDefined()
      expect(contentOf(page, 'og:image:type')).toBe(`image/${format}`)
      expect([String(width), String(height)]).toEqual([
        contentOf(page, 'og:image:width'),
        contentOf(page, 'og:image:height'),
      ])
      expect([width, height]).toEqual([1200, 630])
      expect(bytes?.length).toBeLessThanOrEqual(LARGEST_BYTES)
    })
  })

  test('has a name that stays, and is told in words', () => {
    onEvery(listedPages, (page) => {
      const { locale, base, $ } = page
      expect(pictureOf(page)).toBe(`/share/${locale}/${base.slice(1) || 'home'}.png`)
      const alt = contentOf(page, 'og:image:alt')
      expect(alt).toContain(
        $('h1')
          .text()
          .replace(/[\u2060\u200D]/g, '')
          .replaceAll('\u00A0', ' '),
      )
      expect(alt).not.toMatch(/[\u200D\u2060{}]/)
      // Thai has no full stop.
      if (locale === 'th') expect(alt).not.toContain('. ')
    })
  })
})

test('no two pages share a picture', () => {
  const digests = listedPages.map((page) =>
    createHash('sha256')
      .update(bytesAt(pictureOf(page)) ?? '')
      .digest('hex'),
  )
  expect(new Set(digests).size).toBe(listedPages.length)
})

interface Manifest {
  lang: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

describe.each(LOCALES)('the manifest in %s', (locale) => {
  const prefix = locale === 'th' ? '/th' : ''
  const manifest = JSON.parse(fileAt(`${prefix}/site.webmanifest`) ?? '{}') as Manifest

  test('opens the site in its language', () => {
    expect(manifest.lang).toBe(locale)
    expect(manifest.start_url).toBe(prefix || '/')
  })

  test('names icons that exist, of the sizes it says', async () => {
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of manifest.icons) {
      const bytes = bytesAt(src)
      expect(bytes, src).toBeDefined()
      if (type !== 'image/png') continue
      const { width, height } = await sharp(bytes).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })
})

test.each([
  ['link[rel=icon][type="image/png"]', 32],
  ['link[rel=apple-touch-icon]', 180],
])('%s is a picture of %i pixels without transparency', async (selector, size) => {
  for (const { $ } of listedPages.slice(0, 2)) {
    const { width, height } = await sharp(bytesAt($(selector).attr('href') ?? '')).metadata()
    expect([width, height]).toEqual([size, size])
  }
})

test('favicon.ico holds a PNG, as its header says', () => {
  const ico = bytesAt('/favicon.ico') ?? Buffer.alloc(0)
  const offset = ico.readUInt32LE(18)
  expect(ico.subarray(offset, offset + 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect(offset + ico.readUInt32LE(14)).toBe(ico.length)
})
