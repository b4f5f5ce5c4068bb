import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { content } from '../support/content.ts'
import { bytesAt, fileAt, listedPages, ownPath } from './built-site.ts'

/** Larger pictures appear slowly in a chat. */
const LARGEST_BYTES = 80_000

test('the share picture of every page exists, has the stated size, is small and has a text alternative', async () => {
  const faults = await Promise.all(
    listedPages.map(async ({ path, $ }) => {
      const contentOf = (property: string) => $(`meta[property="og:image${property}"]`).attr('content') ?? ''
      const bytes = bytesAt(ownPath(contentOf('')).path)
      if (!bytes) return `${path}: there is no ${contentOf('')}`
      const { format, width, height } = await sharp(bytes).metadata()
      const stated = `${contentOf(':type')} ${contentOf(':width')}x${contentOf(':height')}`
      if (stated !== `image/${format} ${width}x${height}`) return `${path}: ${contentOf('')} is not ${stated}`
      if (stated !== 'image/png 1200x630') return `${path}: ${stated}`
      if (bytes.length > LARGEST_BYTES) return `${path}: ${contentOf('')} has ${bytes.length} bytes`
      return contentOf(':alt').includes(': ') ? [] : `${path}: nothing says what its picture shows`
    }),
  )
  expect(faults.flat()).toEqual([])
})

test('services, plans and articles are shared with covers of their own', () => {
  const own = listedPages.filter(({ base }) => /^\/(?:services|pricing|blog)\/./.test(base))
  const pictures = own.map(({ $ }) => $('meta[property="og:image"]').attr('content'))
  const { services, plans, articles } = content.en
  expect(own.length).toBe(LOCALES.length * (services.length + plans.length + articles.length))
  expect(new Set(pictures).size).toBe(own.length)
})

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

describe.each(LOCALES)('the manifest in %s', (locale) => {
  test('names icons that exist, of the sizes it says', async () => {
    const { icons } = JSON.parse(fileAt(`${locale === 'th' ? '/th' : ''}/site.webmanifest`) ?? '{}') as Manifest
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
      const { width, height } = await sharp(bytesAt(src)).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })
})

test('the icons that pages name exist', () => {
  const icons = listedPages.flatMap(({ $ }) =>
    $('link[rel$=icon]')
      .toArray()
      .map((link) => $(link).attr('href') ?? ''),
  )
  const missing = [...new Set([...icons, '/favicon.ico'])].filter((path) => !bytesAt(path))
  expect(missing).toEqual([])
})
