import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { MANIFEST_FILE, type OfferedFile, siteManifest } from '../../contract/site-manifest.ts'
import { content } from '../../site/content/fixture-content.ts'
import { kilobytesOf } from '../../site/sections/page/downloads.ts'
import { tokenColour } from '../../site/styles/token-colours.ts'
import { builtFolder, bytesAt, fileAt, pageAt } from './built-site.ts'

const { downloads } = siteManifest.parse(JSON.parse(readFileSync(join(builtFolder, MANIFEST_FILE), 'utf8')))
const items = content.en.pages['media-kit'].resources.items

function offered(id: string): OfferedFile {
  const file = downloads.find((candidate) => candidate.id === id)
  if (!file) throw new Error(`${id} is not offered`)
  return file
}
const placeOf = (id: string) => join(builtFolder, offered(id).path)

/** Programs that have not written what they read. Debian has them: `apt-get install unzip poppler-utils`. */
const has = (program: string) => spawnSync(program, ['-v']).error === undefined
const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { encoding: 'utf8', maxBuffer: 64e6, env: { ...process.env, LC_ALL: 'C.UTF-8' } })
const withUnzip = test.skipIf(!has('unzip'))
const withPoppler = test.skipIf(!has('pdfinfo') || !has('pdftotext'))

const readable = (text: string) => text.replace(/\s+/g, ' ').trim()
const consonants = (text: string) => text.replace(/[^ก-ฮ]/g, '')

function unpacked(id: string): { folder: string; names: string[] } {
  const folder = mkdtempSync(join(tmpdir(), `${id}-`))
  run('unzip', '-q', placeOf(id), '-d', folder)
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return { folder, names: names.sort() }
}

/** Width and dots an inch of a PNG, read from its own bytes. */
function pngHead(bytes: Buffer): { width: number; dotsPerInch: number } {
  const at = bytes.indexOf('pHYs')
  return { width: bytes.readUInt32BE(16), dotsPerInch: Math.round(bytes.readUInt32BE(at + 4) * 0.0254) }
}

describe('every file for download', () => {
  test('is there as its sum says, and the list of sums agrees', () => {
    const sums = fileAt('/downloads/SHA256SUMS') ?? ''
    for (const { path, stablePath, size, sha256 } of downloads) {
      const bytes = bytesAt(path)
      expect(bytes?.length, path).toBe(size)
      expect(
        createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
        path,
      ).toBe(sha256)
      expect(sums).toContain(`${sha256}  ${stablePath.slice('/downloads/'.length)}\n`)
    }
    expect(sums.trim().split('\n')).toHaveLength(downloads.length)
  })

  test.each(items.map(({ id, megabytes }) => [id, megabytes] as const))('%s has %f MB', (id, megabytes) => {
    const found = offered(id).size / 1e6
    const rule = `${id} has ${found.toFixed(2)} MB. The specification names its size, in content/*/pages/media-kit.yaml: where the file is meant to have another now, write that there and in site/content/specification.test.ts`
    expect(Math.abs(found - megabytes), rule).toBeLessThan(0.05)
  })

  test.each(LOCALES)('of the media kit is on the page in %s, with its size, sum and picture', (locale) => {
    const { $ } = pageAt(localizedPath('/media-kit', locale))
    const rows = $('.download')
      .toArray()
      .map((row) => $(row))
    expect(rows).toHaveLength(items.length + 1)
    for (const [index, { id, megabytes }] of items.entries()) {
      const row = rows[index]
      expect(row?.find('a[download]').attr('href')).toBe(offered(id).path)
      expect(row?.text()).toContain(`${megabytes.toFixed(1)} MB`)
      expect(row?.find('code').text()).toBe(offered(id).sha256)
      expect(row?.find('img[loading=lazy]').attr('src')).toBe(offered(`${id}-preview`).path)
    }
    expect(rows.at(-1)?.find('a[download]').attr('href')).toBe(offered('media-kit').path)
  })
})

describe('the archives', () => {
  withUnzip('hold the logo in every script, color and form, and say how to use it', () => {
    const { folder, names } = unpacked('logos')
    const logos = ['latin', 'thai', 'latin-thai'].flatMap((script) =>
      ['for-light', 'for-dark', 'on-paper', 'on-night', 'black', 'white'].map((edition) => `logo-${script}-${edition}`),
    )
    for (const logo of logos) {
      for (const form of ['svg', 'pdf']) expect(names).toContain(`${form}/${logo}.${form}`)
      expect(pngHead(readFileSync(join(folder, `png-print/${logo}.png`)))).toEqual({ width: 5906, dotsPerInch: 300 })
    }
    const oneColour = readFileSync(join(folder, 'svg/logo-latin-black.svg'), 'utf8')
    expect(new Set(oneColour.match(/#[0-9a-f]{6}/g))).toEqual(new Set(['#000000']))
    expect(readFileSync(join(folder, 'READ-ME.txt'), 'utf8')).toContain(content.en.pages['media-kit'].terms.lead)
    expect(readFileSync(join(folder, 'โปรดอ่าน.txt'), 'utf8')).toContain(content.th.identity.name)
  })

  withUnzip('hold each picture at print size with a line in both tables of captions', () => {
    const { folder, names } = unpacked('pictures')
    const pictures = names.filter((name) => name.endsWith('.png'))
    expect(pictures.length).toBeGreaterThanOrEqual(2 * 2 + 2 * 6)
    for (const picture of pictures) {
      const { width, dotsPerInch } = pngHead(readFileSync(join(folder, picture)))
      expect(dotsPerInch, picture).toBe(300)
      expect(width, picture).toBeGreaterThanOrEqual(2480)
    }
    for (const locale of LOCALES) {
      const lines = readFileSync(join(folder, `captions-${locale}.csv`), 'utf8')
        .trim()
        .split('\r\n')
      expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(expect.arrayContaining(pictures))
      for (const line of lines) expect(line).not.toMatch(/,,|undefined|\{/)
      const portraits = lines.filter((line) => line.startsWith('portraits/'))
      for (const line of portraits) expect(line).toContain(`(${content[locale].site.sampleMark})`)
    }
  })

  withUnzip('hold each map and chart in both languages and editions, and its numbers', () => {
    const { folder, names } = unpacked('network-maps')
    for (const locale of LOCALES) {
      const tables = names.filter((name) => name.startsWith(`${locale}/csv/`))
      expect(tables).toHaveLength(8)
      for (const table of tables) {
        const name = table.slice(`${locale}/csv/`.length, -'.csv'.length)
        for (const theme of ['light', 'dark']) {
          for (const form of ['svg', 'pdf', 'png'])
            expect(names).toContain(`${locale}/${form}/${name}-${theme}.${form}`)
          const svg = readFileSync(join(folder, `${locale}/svg/${name}-${theme}.svg`), 'utf8')
          expect(XMLValidator.validate(svg)).toBe(true)
          expect(svg).toContain(`lang="${locale}"`)
        }
      }
    }
    const continents = readFileSync(join(folder, 'en/csv/outlets-by-continent.csv'), 'utf8')
    for (const { label, figure } of content.en.home.international.continents.items) {
      expect(continents).toContain(`${label},${figure.value},${figure.whole}\r\n`)
    }
  })

  test.skipIf(!has('unzip') || !has('pdfinfo'))('hold PDFs that say what they show and in which language', () => {
    const { folder } = unpacked('network-maps')
    for (const locale of LOCALES) {
      const pdf = join(folder, `${locale}/pdf/thailand-reach-light.pdf`)
      const facts = readable(run('pdfinfo', pdf))
      expect(facts).toMatch(/Tagged: +yes/)
      expect(facts).toContain(readable(content[locale].home.thai.reach.items[0]?.figure.whole ?? 'none'))
      expect(readFileSync(pdf, 'latin1')).toContain(`/Lang (${locale})`)
      expect(run('pdfinfo', '-struct', pdf)).toMatch(/Figure/)
    }
  })

  withUnzip('of all files hold the very files that are offered', () => {
    const { folder, names } = unpacked('media-kit')
    const own = items.map(({ id }) => offered(id))
    expect(names).toEqual([...own.map(({ stablePath }) => stablePath.slice('/downloads/'.length)), 'SHA256SUMS'].sort())
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8')
    for (const { sha256 } of own) expect(sums).toContain(sha256)
  })
})

describe('the fact sheet', () => {
  withPoppler('has two pages a language, with every figure and what it counts', () => {
    expect(run('pdfinfo', placeOf('fact-sheet'))).toMatch(/Tagged: +yes[\s\S]*Pages: +4\n[\s\S]*\(A4\)/)
    const pages = run('pdftotext', placeOf('fact-sheet'), '-').split('\f')
    for (const [index, locale] of LOCALES.entries()) {
      const text = readable(pages.slice(2 * index, 2 * index + 2).join(' '))
      const { home, identity, plans } = content[locale]
      const groups = [home.hero.figures, home.thai.reach, home.international.continents, home.international.results]
      for (const { figure } of [...groups.flatMap(({ items }) => [...items]), ...plans.map(({ price }) => price)]) {
        expect(text, 'printed with other figures: npm run downloads').toContain(readable(figure.whole))
      }
      expect(text, 'printed with another number: npm run downloads').toContain(readable(identity.phone))
    }
  })

  withPoppler('is set in real fonts, so that it can be searched and copied', () => {
    expect(run('pdffonts', placeOf('fact-sheet'))).not.toContain('Type 3')
  })
})

describe.each(LOCALES)('the sample report in %s', (locale) => {
  const file = downloads.find(({ id, languages }) => id === 'sample-report' && languages.includes(locale))
  const { report, reported, site } = content[locale]
  const path = localizedPath('/services/performance-analytics', locale)
  const { $ } = pageAt(path)
  const section = $('#sample-report')

  test('is there whole, marked once as a sample, and to print', () => {
    const outlets = section.find('.report-clippings tbody tr')
    expect(outlets).toHaveLength(reported.entries.filter(({ result }) => result !== 'none').length)
    expect(
      section
        .find('.sample-mark')
        .map((_, mark) => readable($(mark).text()))
        .toArray(),
    ).toEqual([site.sampleMark])
    const link = section.find('a[download]')
    expect(link.attr('href')).toBe(file?.path)
    expect(readable(link.text())).toContain(`${kilobytesOf(file?.size ?? 0)} kB`)
  })

  test('shows addresses that nobody has as text', () => {
    const addresses = section
      .find('code')
      .map((_, address) => $(address).text())
      .toArray()
    expect(addresses.length).toBeGreaterThan(20)
    for (const address of addresses) expect(address).toMatch(/^[a-z]+-\d\.example\.com$/)
    expect(section.find('.report a')).toHaveLength(0)
  })

  test('adds up in every row and column of its table by kind', () => {
    const rows = section
      .find('.report-kinds tbody tr')
      .toArray()
      .map((row) =>
        $(row)
          .find('td')
          .map((_, cell) => Number($(cell).text()))
          .toArray(),
      )
    const [all, ...kinds] = rows.toReversed()
    for (const [written = 0, copied = 0, none = 0, total] of rows) expect(written + copied + none).toBe(total)
    expect(all).toEqual([0, 1, 2, 3].map((column) => kinds.reduce((sum, row) => sum + (row[column] ?? 0), 0)))
    expect(all?.at(-1)).toBe(reported.entries.length)
  })

  withPoppler('says the same on A4, in real fonts', () => {
    const pdf = join(builtFolder, file?.path ?? '')
    expect(run('pdfinfo', pdf)).toMatch(/Tagged: +yes[\s\S]*\(A4\)/)
    expect(run('pdffonts', pdf)).not.toContain('Type 3')
    const text = readable(run('pdftotext', pdf, '-'))
    for (const address of section.find('code').toArray()) expect(text).toContain($(address).text())
    for (const number of ['5,955,000', '2,595,000']) {
      expect(text).toContain(number)
      expect(section.text()).toContain(number)
    }
    if (locale === 'en') expect(text).toContain(readable(report.sheet.title))
    expect(consonants(text)).toContain(consonants(report.sheet.title))
  })
})

describe('the style guide', () => {
  withPoppler('has a page for each of its subjects, in both languages', () => {
    const leaves = Object.keys(content.en.kit.styleGuide.leaves) as (keyof typeof content.en.kit.styleGuide.leaves)[]
    expect(leaves.length).toBeGreaterThanOrEqual(14)
    const pages = run('pdftotext', placeOf('style-guide'), '-').split('\f')
    expect(run('pdfinfo', placeOf('style-guide'))).toMatch(
      new RegExp(`Tagged: +yes[\\s\\S]*Pages: +${leaves.length + 2}\\n`),
    )
    for (const [index, leaf] of leaves.entries()) {
      const page = readable(pages[index + 2] ?? '')
      expect(page).toContain(readable(content.en.kit.styleGuide.leaves[leaf].title))
      expect(page).toContain(String(index + 3).padStart(2, '0'))
      // Marks of Thai may be parted from their letters in copied text: its plain letters are looked for.
      expect(consonants(page)).toContain(consonants(content.th.kit.styleGuide.leaves[leaf].title))
    }
    expect(run('pdffonts', placeOf('style-guide'))).not.toContain('Type 3')
  })

  withPoppler('tells the colors of the tokens and how far they stand off the paper', () => {
    const text = readable(run('pdftotext', placeOf('style-guide'), '-'))
    for (const name of ['ink', 'wire', 'jade']) {
      for (const theme of ['light', 'dark'] as const) expect(text).toContain(tokenColour(name, theme).toUpperCase())
    }
    expect(text).toContain('15.7')
  })
})
