import { load } from 'cheerio'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { expect, test } from './fixture.ts'

const UNKNOWN = [
  ['/services/press-conferences', 'Service not found', '/'],
  ['/services/6', 'Service not found', '/'],
  ['/th/services/press-conferences', 'ไม่พบบริการนี้', '/th'],
  ['/pricing/3', 'Pricing plan not found', '/'],
  ['/pricing/-1', 'Pricing plan not found', '/'],
  ['/pricing/01', 'Pricing plan not found', '/'],
  ['/pricing/1.0', 'Pricing plan not found', '/'],
  ['/th/pricing/abc', 'ไม่พบแพ็กเกจนี้', '/th'],
  ['/blog/no-such-article', 'Page Not Found', '/'],
] as const

test('an unknown service, plan or article answers 404 with a heading of its own, and leads home', async ({
  request,
}) => {
  const answers = UNKNOWN.map(async ([path]) => {
    const response = await request.get(path)
    const $ = load(await response.text())
    return [
      path,
      response.status(),
      $('h1')
        .text()
        .replace(/[\u2060\u200D]/g, ''),
      $('main a').first().attr('href'),
    ]
  })
  expect(await Promise.all(answers)).toEqual(UNKNOWN.map(([path, heading, home]) => [path, 404, heading, home]))
})

const SERVICES = [
  'global-distribution',
  'content-creation',
  'performance-analytics',
  'targeted-distribution',
  'seo-optimization',
  'thai-news-distribution',
]

test('a service’s number leads to its page, in either language', async ({ request }) => {
  const leads = LOCALES.flatMap((locale) =>
    SERVICES.map((slug, index) => [
      localizedPath(`/services/${index}`, locale),
      308,
      localizedPath(`/services/${slug}`, locale),
    ]),
  )
  const answers = leads.map(async ([path]) => {
    const response = await request.get(String(path), { maxRedirects: 0 })
    return [path, response.status(), response.headers().location]
  })
  expect(await Promise.all(answers)).toEqual(leads)
})
