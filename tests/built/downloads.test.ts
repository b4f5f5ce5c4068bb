import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { MANIFEST_FILE, type OfferedFile, siteManifestSchema } from '../../contract/site-manifest.ts'
import { toKilobytes, toMegabytes } from '../../site/sections/shared/downloads.ts'
import { content } from '../support/content.ts'
import { builtFolder, bytesAt, fileAt, pageAt } from './built-site.ts'

const { downloads } = siteManifestSchema.parse(JSON.parse(readFileSync(join(builtFolder, MANIFEST_FILE), 'utf8')))
const items = content.en.pages['media-kit'].resources.items

function offered(id: string, locale: (typeof LOCALES)[number] = 'en'): OfferedFile {
  const file = downloads.find((candidate) => candidate.id === id && candidate.languages.includes(locale))
  if (!file) throw new Error(`${id} is not offered`)
  return file
}
const bytesOf = (id: string) => bytesAt(offered(id).path) ?? Buffer.alloc(0)

/** Debian: `apt-get install poppler-utils`. */
const withPoppler = test.skipIf(spawnSync('pdftotext', ['-v']).error !== undefined)
const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { encoding: 'utf8', maxBuffer: 64e6 })

const SIGNATURES: Record<string, string> = {
  pdf: '%PDF-',
  docx: 'PK',
  xlsx: 'PK',
  zip: 'PK',
  webp: 'RIFF',
  vtt: 'WEBVTT',
  json: '{"numbers"',
  csv: 'ï»¿',
  webm: '\x1aEß£',
  mp4: '\0\0\0 ftyp',
}

describe('every file for download', () => {
  test('arrives as its size and checksum say, and opens', () => {
    const sums = fileAt('/downloads/SHA256SUMS') ?? ''
    expect(sums.trim().split('\n')).toHaveLength(downloads.length)
    for (const { path, stablePath, size, sha256 } of downloads) {
      const bytes = bytesAt(path) ?? Buffer.alloc(0)
      expect(bytes.length, path).toBe(size)
      expect(createHash('sha256').update(bytes).digest('hex'), path).toBe(sha256)
      expect(sums).toContain(`${sha256}  ${stablePath.slice('/downloads/'.length)}\n`)
      const signature = SIGNATURES[path.split('.').at(-1) ?? ''] ?? '?'
      expect(bytes.toString('latin1', 0, signature.length), path).toBe(signature)
    }
  })

  test.each(LOCALES)('of the media kit is on the page in %s, with size and preview', (locale) => {
    const { $ } = pageAt(localizedPath('/media-kit', locale))
    const rows = $('.download')
      .toArray()
      .map((row) => $(row))
    expect(rows).toHaveLength(items.length + 1)
    for (const [index, { id }] of items.entries()) {
      expect(rows[index]?.find('a[download]').attr('href')).toBe(offered(id).path)
      expect(rows[index]?.text()).toContain(`${toMegabytes(offered(id).size).toFixed(1)} MB`)
      expect(rows[index]?.find('img').attr('src')).toBe(offered(`${id}-preview`).path)
    }
    expect(rows.at(-1)?.find('a[download]').attr('href')).toBe(offered('media-kit').path)
  })
})

describe('the archives', () => {
  test('hold the logo in every script, color and form', () => {
    const files = Object.keys(unzipSync(bytesOf('logos')))
    const logos = ['logo-latin', 'logo-thai', 'logo-latin-thai', 'mark'].flatMap((logo) =>
      ['for-light', 'for-dark', 'on-paper', 'on-night', 'black', 'white'].map((edition) => `${logo}-${edition}`),
    )
    const forms = ['svg', 'pdf'].flatMap((form) => logos.map((logo) => `${form}/${logo}.${form}`))
    const pixels = ['small', 'large', 'print'].flatMap((size) => logos.map((logo) => `png-${size}/${logo}.png`))
    expect(files.sort()).toEqual([...forms, ...pixels, 'READ-ME.txt', 'logo-usage.pdf', 'โปรดอ่าน.txt'].sort())
  })

  test('hold logos that are transparent, apart from those on a color of ours', async () => {
    const files = unzipSync(bytesOf('logos'))
    for (const [edition, isOpaque] of [
      ['for-light', false],
      ['white', false],
      ['on-paper', true],
    ] as const) {
      const png = files[`png-small/logo-latin-${edition}.png`] ?? new Uint8Array()
      const [, , , alpha] = await sharp(png).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
      expect(alpha, edition).toBe(isOpaque ? 255 : 0)
    }
  })

  test.each(LOCALES)('say in %s what they are, and whom to ask', (locale) => {
    const { identity, pages } = content[locale]
    for (const id of ['logos', 'pictures', 'network-maps']) {
      const readMe = unzipSync(bytesOf(id))[locale === 'en' ? 'READ-ME.txt' : 'โปรดอ่าน.txt']
      const text = strFromU8(readMe ?? new Uint8Array())
      for (const said of [identity.name, identity.phone, identity.email, pages['media-kit'].terms.lead])
        expect(text, `${id}: npm run downloads`).toContain(said)
    }
  })

  test.each(LOCALES)('hold each picture with a caption in %s', (locale) => {
    const files = unzipSync(bytesOf('pictures'))
    const captions = strFromU8(files[`captions-${locale}.csv`] ?? new Uint8Array())
      .trim()
      .split('\r\n')
    const pictures = Object.keys(files).filter((name) => name.endsWith('.png'))
    expect(captions.slice(1).map((line) => line.split(',')[0])).toEqual(expect.arrayContaining(pictures))
    for (const line of captions) expect(line).not.toMatch(/,,|undefined|\{/)
  })

  test.each(LOCALES)('hold each map and chart in %s, and the numbers of the site', (locale) => {
    const files = unzipSync(bytesOf('network-maps'))
    const { networks, international, thai } = content[locale].home
    const rows = [networks.partner, international.continents, international.industries, thai.reach, thai.sectors]
    const tables = Object.keys(files).filter((name) => name.startsWith(`${locale}/csv/`))
    expect(tables).toHaveLength(8)
    const numbers = tables.map((table) => strFromU8(files[table] ?? new Uint8Array())).join('')
    for (const { label, figure } of rows.flatMap(({ items }) => [...items]))
      expect(numbers, 'npm run downloads').toContain(`${label},${figure.value}`)
    for (const table of tables)
      for (const theme of ['light', 'dark']) {
        const fileIn = (form: string) => files[table.replace('/csv/', `/${form}/`).replace('.csv', `-${theme}.${form}`)]
        expect(XMLValidator.validate(strFromU8(fileIn('svg') ?? new Uint8Array())), table).toBe(true)
        expect(fileIn('pdf') && fileIn('png'), table).toBeDefined()
      }
  })

  test('of all files hold the very files that are offered', () => {
    const files = unzipSync(bytesOf('media-kit'))
    expect(Object.keys(files)).toHaveLength(items.length + 1)
    for (const { id } of items) {
      const { stablePath, sha256 } = offered(id)
      const name = stablePath.slice('/downloads/'.length)
      expect(
        createHash('sha256')
          .update(files[name] ?? '')
          .digest('hex'),
      ).toBe(sha256)
      expect(strFromU8(files.SHA256SUMS ?? new Uint8Array())).toContain(`${sha256}  ${name}\n`)
    }
  })
})

describe.each(LOCALES)('what is printed says the same as the site in %s', (locale) => {
  const { resources, chapters } = content[locale]

  withPoppler('strategy guide: every chapter on A4, tagged, with its title', () => {
    const file = offered('strategy-guide', locale)
    const information = run('pdfinfo', join(builtFolder, file.path))
    expect(information).toMatch(new RegExp(`Tagged: +yes[\\s\\S]*Pages: +${chapters.length + 3}\n[\\s\\S]*\\(A4\\)`))
    expect(information).toContain(resources['strategy-guide'].title)
  })

  test('sample report: linked from its page with its size', () => {
    const { $ } = pageAt(localizedPath('/services/performance-analytics', locale))
    const file = offered('sample-report', locale)
    const link = $('#sample-report a[download]')
    expect(link.attr('href')).toBe(file.path)
    expect(link.text()).toContain(`${toKilobytes(file.size)}`)
  })

  test('captions of the film: the transcript', () => {
    const captions = strFromU8(bytesAt(offered('seo-video-captions', locale).path) ?? new Uint8Array())
    const cues = resources['seo-video'].scenes.flatMap((scene) => scene.cues)
    const lines = captions.split('\n').filter((line) => line && !/^WEBVTT|-->/.test(line))
    expect(lines, 'the film is drawn outside this project: downloads/README.md').toEqual(cues)
  })
})
