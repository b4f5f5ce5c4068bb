import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readTokenColor } from '../../site/styles/token-colors.ts'
import { type Site, startSite } from '../browser/fixture-site.ts'
import { LANGUAGES } from '../browser/languages.ts'
import { leads } from '../browser/signup.ts'
import { tooWide } from '../browser/too-wide.ts'
import { unannouncedLists } from '../browser/unannounced-lists.ts'
import { content } from '../support/content.ts'
import { EngineWindow } from './engine-window.ts'
import type { Engine } from './protocols.ts'

/** One page of each kind. */
const KINDS = [
  ...['/', '/about', '/faq', '/blog', '/media-kit', '/terms', '/pricing/1', '/services/seo-optimization'],
  ...['/thai-news-distribution', `/blog/${content.en.articles[0]?.slug}`, '/nowhere'],
]

/** What holds in every engine. Skipped where its program is not installed. */
export function testEngine(name: string, program: string | undefined, start: (program: string) => Promise<Engine>) {
  if (!program) console.log(`The tests in ${name} are skipped: it is not installed, or ENGINES leaves it out.`)

  describe.skipIf(!program)(name, () => {
    let engine: Engine
    let site: Site
    let remove: () => Promise<void>
    let window: EngineWindow
    beforeAll(async () => {
      engine = await start(program ?? '')
      ;({ site, remove } = await startSite({}))
    })
    afterAll(async () => {
      await engine.end()
      await remove()
    })
    // A new one for each test: after some pages, a process of WebKit may crash.
    beforeEach(async () => {
      window = new EngineWindow(await engine.openWindow(), site.url)
      await window.resize(390, 844)
      await window.open('/terms')
      await window.evaluate(() => localStorage.setItem('consent-accepted', 'false'))
    })
    afterEach(() => window.close())

    const focusedId = () => window.evaluate(() => document.activeElement?.id)

    for (const { locale, at, texts } of LANGUAGES) {
      test(`every kind of page in ${locale} fits a phone and a desktop, and its lists are lists`, async () => {
        const faults: string[] = []
        for (const width of [390, 1440]) {
          // Before the pages are opened: WebKit does not apply every rule anew to a page that is resized.
          await window.resize(width, 844)
          for (const path of KINDS) {
            await window.open(at(path))
            const found = [...(await unannouncedLists(window)), ...(await tooWide(window))]
            faults.push(...found.map((fault) => `${path}, ${width} px: ${fault}`))
          }
        }
        expect(faults).toEqual([])
      })

      test(`both forms in ${locale} say what is missing, and are sent`, async () => {
        for (const [form, fields] of [
          ['signup', ['fullName', 'email', 'companyName', 'phoneNumber']],
          ['contact', ['fullName', 'email', 'subject', 'message']],
        ] as const) {
          await window.open(at('/'))
          await window.wake(`#${form}-form`)
          await window.press(`#${form}-form [type=submit]`)
          await expect.poll(focusedId).toBe(`${form}-invalid`)
          const { fullName } = texts.forms[form].fields
          expect(await window.evaluate((form) => document.querySelector(`#${form}-invalid a`)?.textContent, form)).toBe(
            fullName.missing,
          )
          for (const field of fields) {
            await window.press(`#${form}-${field}`)
            await window.type(field === 'email' ? 'somchai@example.com' : `${name} ${locale} 02 123 4567`)
          }
          if (form === 'signup') {
            await window.choose('#signup-serviceInterest', 2)
            await window.press('#signup-termsAccepted')
          }
          await window.press(`#${form}-form [type=submit]`)
          await expect.poll(focusedId).toBe(`${form}-sent`)
          expect(leads(site.databasePath)).toContainEqual(
            expect.objectContaining({ kind: form, locale, full_name: `${name} ${locale} 02 123 4567` }),
          )
        }
      })

      test(`checker, plan finder, release dates and outlets in ${locale} answer`, async () => {
        await window.open(at('/blog'))
        await window.wake('#checker-draft')
        await window.press('#checker .actions button')
        await expect.poll(focusedId).toBe('checker-draft')
        const [draft, word] = locale === 'th' ? ['เราเปิดแอประดับโลก', 'ระดับโลก'] : ['A world-class firm', 'world-class']
        await window.type(draft)
        await expect
          .poll(() => window.evaluate(() => document.querySelector('#checker ol')?.textContent))
          .toContain(word)

        await window.open(at('/pricing/1'))
        await window.wake('#finder form')
        const choices = await window.evaluate(() =>
          [...document.querySelectorAll('#finder select')].map(({ id }) => `#${id}`),
        )
        for (const choice of choices) await window.choose(choice, 1)
        await window.press('#finder-releases')
        await window.type('2')
        await window.press('#finder [type=submit]')
        await expect.poll(focusedId).toBe('finder-answer')

        await window.open(at('/faq'))
        await window.wake('#when form')
        await window.press('#when [type=submit]')
        await expect.poll(focusedId).toBe('when-answer')

        await window.open(at('/services/targeted-distribution'))
        await window.wake('.outlets-filter')
        const groups = () => window.evaluate(() => document.querySelectorAll('.outlets-table tbody').length)
        const all = await groups()
        await window.press('.outlets-filter label:has([value=industry])')
        await expect.poll(groups).toBeLessThan(all)
      })
    }

    test('the header covers neither what an address names nor what has the focus, also in a short window', async () => {
      const faults: string[] = []
      for (const [width, height] of [
        [390, 800],
        [844, 340],
      ] as const) {
        await window.resize(width, height)
        for (const address of ['/#plans', '/th#how-it-works', '/th/faq#pricing-payment']) {
          await window.open(address)
          const distance = () =>
            window.evaluate(() => {
              const [target, header] = [document.querySelector(location.hash), document.querySelector('.site-header')]
              const heading = target?.querySelector('h2, summary') ?? target
              return (
                (heading?.getBoundingClientRect().top ?? 0) - Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
              )
            })
          await expect.poll(distance, { message: address }).toSatisfy((pixels) => pixels >= 0 && pixels < 160)
        }
        await window.evaluate(() => document.querySelector<HTMLElement>('.footer-end button')?.focus())
        for (let press = 0; press < 25; press++) {
          await window.tab('backwards')
          const fault = await window.evaluate(async () => {
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
            const { activeElement: element } = document
            const header = document.querySelector('.site-header')?.getBoundingClientRect()
            if (!element || element === document.body) return 'no focus'
            const { top, bottom } = element.getBoundingClientRect()
            const isSeen = element.closest('.site-header') || (bottom > (header?.bottom ?? 0) && top < innerHeight)
            return isSeen ? undefined : `${element.textContent.trim()} from ${top} to ${bottom}`
          })
          if (fault) faults.push(`${width} by ${height}: ${fault}`)
        }
      }
      expect(faults).toEqual([])
    })

    test('the dark theme reaches the page and its drawings', async () => {
      await window.evaluate(() => localStorage.setItem('ui-theme', 'dark'))
      await window.open('/th')
      const look = await window.evaluate(() => ({
        paper: getComputedStyle(document.documentElement).backgroundColor,
        drawings: [...document.querySelectorAll<HTMLImageElement>('.services-index img, img[src*=covers]')]
          .filter((image) => image.checkVisibility())
          .map(({ src }) => /covers-\w+/.exec(src)?.[0]),
      }))
      const parts = readTokenColor('paper', 'dark').match(/[0-9a-f]{2}/g) ?? []
      expect(look.paper).toBe(`rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`)
      expect(new Set(look.drawings)).toEqual(new Set(['covers-dark']))
    })
  })
}
