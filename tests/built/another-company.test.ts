import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { loadContent, type SiteContent } from '../../site/content/load-content.ts'
import { buildAnotherCompany } from '../support/another-company.ts'
import { content } from '../support/content.ts'
import { onEvery } from './built-site.ts'

let project = ''
let dist = ''
let pages: { path: string; $: CheerioAPI }[] = []

beforeAll(() => {
  project = buildAnotherCompany()
  dist = join(project, 'dist')
  pages = globSync('**/*.html', { cwd: dist }).map((file) => ({
    path: `/${file.replace(/(?:^index)?\.html$/, '')}`,
    $: load(readFileSync(join(dist, file))),
  }))
}, 300_000)

/** What names a company: itself, its ways, its people, its clients and what they said. */
function marksOf({ identity, samples, pages, report }: SiteContent): string[] {
  const { name, logo, phone, phoneLink, email, website, address, social } = identity
  const { logos, testimonials, stories } = samples
  const allStories = [...stories.thai, ...stories.international, ...pages['thai-news'].stories.items]
  return [
    ...[name, logo.first, phone, phoneLink, email, website, address.street, address.district],
    ...social.map(({ url }) => url),
    ...logos.map((client) => client.name),
    ...testimonials.flatMap((client) => [client.name, client.quote]),
    ...allStories.flatMap(({ client, title }) => [client, title]),
    ...[report.sheet.client, pages.about.founder?.name, pages['media-kit'].contact?.name].filter(
      (one) => one !== undefined,
    ),
  ]
}

/** The texts in a file that the build makes. Pictures and printed files come from `npm run downloads`. */
function readTexts(file: string): string {
  const bytes = readFileSync(join(dist, file))
  const parts = /\.(?:docx|xlsx)$/.test(file)
    ? Object.values(unzipSync(bytes)).map((part) => strFromU8(part))
    : [bytes.toString()]
  // The families of the fonts have the name of the software.
  return parts
    .join('\n')
    .replaceAll(/krajai-(?:en|th|japanese|chinese)/g, '')
    .replaceAll('\u00A0', ' ')
}

test('nothing that is built names the first company', () => {
  const own = new Set(LOCALES.flatMap((locale) => marksOf(loadContent(join(project, 'content'))[locale])))
  // กระจาย alone is a word of the trade.
  const marks = LOCALES.flatMap((locale) => marksOf(content[locale]))
    .map((mark) => mark.replaceAll('\u00A0', ' '))
    .filter((mark) => !own.has(mark) && mark !== content.th.identity.logo.first)
  expect(marks.length).toBeGreaterThan(LOCALES.length)
  const files = globSync('**/*.{html,xml,json,js,css,txt,csv,webmanifest,docx,xlsx}', { cwd: dist })
  const all = [...files, '.site-manifest.json', '.well-known/security.txt'].map((path) => ({ path }))
  onEvery(all, ({ path }) => {
    const text = readTexts(path).toLowerCase()
    expect(marks.filter((mark) => text.includes(mark.toLowerCase()))).toEqual([])
  })
})

test('no page, mail or list places the company in the first one’s city', () => {
  const first = /Bangkok|กรุงเทพ/i
  const placed = pages
    .filter(({ path }) => !/\/blog/.test(path))
    .flatMap(({ path, $ }) => {
      // Answers of the FAQ may name the time in Bangkok.
      const data = path === '/faq' || path === '/th/faq' ? '' : ', [type*=ld]'
      const said = $(
        `title, meta, .site-footer, .page-head, #story, #why, #why-us, #boilerplate, #facts, #contact${data}`,
      )
      const texts = said.toArray().map((part) => $(part).attr('content') ?? $(part).text())
      return texts.filter((text) => first.test(text)).map((text) => `${path}: ${text.slice(0, 200)}`)
    })
  expect(placed).toEqual([])
  const { mail } = JSON.parse(readFileSync(join(dist, '.site-manifest.json'), 'utf8'))
  expect(JSON.stringify(mail)).not.toMatch(first)
  const [head = ''] = readFileSync(join(dist, 'llms.txt'), 'utf8').split('## ')
  expect(head).not.toMatch(first)
})

test('a logo has the size in which it is shown, and a plan without a price says so', async () => {
  const [logo, plan] = ['/', '/pricing/2'].map((path) => pages.find((page) => page.path === path)?.$)
  const image = logo?.('.trust img')
  const { format, height, exif } = await sharp(readFileSync(join(dist, image?.attr('src') ?? ''))).metadata()
  // The original has what a camera wrote into it.
  expect(globSync('_astro/client.*.png', { cwd: dist })).toEqual([])
  expect({ format, height, exif, shown: image?.attr('height') }).toEqual({ format: 'webp', height: 72, shown: '36' })
  expect(plan?.('.price-sheet .plan-price').text().trim()).toBe('By quotation')
  const offers = pages.map(({ $ }) => $('[type*=ld]').text()).filter((data) => data.includes('"Offer"'))
  expect(offers.filter((data) => data.includes('"price":')).length).toBe(4)
})

test('no file of the report that it does not have is offered', () => {
  expect(globSync('downloads/sample-report*', { cwd: dist })).toEqual([])
})

test('no section, list or table is empty', () => {
  onEvery(pages, ({ $ }) => {
    const empty = $('section:has(h2, h3), article, ul, ol, dl, tbody').filter((_, element) => {
      const rest = $(element).clone()
      rest.find('h1, h2, h3, .dateline, script, style').remove()
      return rest.text().trim() === '' && rest.find('svg, img, input').length === 0 && !$(element).is('[hidden] *')
    })
    expect(empty.toArray().map((element) => $.html(element).slice(0, 120))).toEqual([])
  })
})

test('every link leads to something that is shown', () => {
  const byPath = new Map(pages.map((page) => [page.path, page.$]))
  onEvery(pages, ({ path, $ }) => {
    const dead = $('a[href]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => {
        if (/^[a-z]+:/.test(href)) return false
        const { pathname, hash } = new URL(href, `http://here${path}`)
        const target = byPath.get(decodeURIComponent(pathname))
        if (!target) return !existsSync(join(dist, decodeURIComponent(pathname)))
        return hash !== '' && target(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 0
      })
    expect(dead).toEqual([])
  })
})
