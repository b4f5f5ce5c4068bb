/** The finished site as the tests read it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { expect } from 'vitest'
import { basePath, LOCALES, type Locale, localeOf, localizedPath } from '../../contract/locale.ts'
import { siteForTests } from '../../tools/site-for-tests.ts'

export const builtFolder = siteForTests

export interface BuiltPage {
  /** Its address, as `/th/about`. */
  path: string
  locale: Locale
  /** Its address without its language. */
  base: string
  /** Shown where nothing has the address that was asked for, or where it was asked too often. */
  isNotFound: boolean
  /** Its document, parsed when it is first asked for. */
  readonly $: CheerioAPI
}

const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

function readPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: builtFolder })
    .sort()
    .map((file) => {
      const path = pathOf(file)
      let document: CheerioAPI | undefined
      return {
        path,
        locale: localeOf(path),
        base: basePath(path),
        isNotFound: /\/404$/.test(path),
        get $() {
          document ??= load(readFileSync(join(builtFolder, file)))
          return document
        },
      }
    })
}

export const builtPages = readPages()

/** The pages that have an address of their own. */
export const listedPages = builtPages.filter(({ isNotFound }) => !isNotFound)

export function pageAt(path: string): BuiltPage {
  const page = builtPages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

/** A file that is no page, as text; nothing where there is none. */
export function fileAt(path: string): string | undefined {
  const file = join(builtFolder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** A file that is no page, as it is; nothing where there is none. */
export function bytesAt(path: string): Buffer | undefined {
  const file = join(builtFolder, path)
  return existsSync(file) ? readFileSync(file) : undefined
}

/** The origin the site was built for, as its own pages name it. */
export const siteOrigin = new URL(pageAt('/').$('link[rel=canonical]').attr('href') ?? '').origin

/** The path of an absolute address of this site, with its anchor; an address elsewhere is an error. */
export function ownPath(address: string): { path: string; anchor: string } {
  const url = new URL(address)
  if (url.origin !== siteOrigin) throw new Error(`${address} is not an address of ${siteOrigin}`)
  return { path: decodeURIComponent(url.pathname), anchor: url.hash.slice(1) }
}

/** Checks a rule on each of these, and fails with a list of all that break it and how: `/th/about: expected 2 to be 1`. */
export function onEvery<Item extends { path: string }>(items: readonly Item[], check: (item: Item) => void): void {
  expect(items.length).toBeGreaterThan(0)
  const faults = items.flatMap((item) => {
    try {
      check(item)
      return []
    } catch (fault) {
      return [`${item.path}: ${(fault as Error).message}`]
    }
  })
  expect(faults).toEqual([])
}

/** One address in both languages. */
export const inBothLanguages = (base: string) =>
  LOCALES.map((locale) => ({ locale, path: localizedPath(base, locale) }))

/** What a reader reads: the text of the body without scripts and styles. */
export const textOf = ({ $ }: BuiltPage, selector = 'body'): string => wordsOf($(selector))

/** The same of any elements. */
export function wordsOf(elements: ReturnType<CheerioAPI>): string {
  const body = elements.clone()
  body.find('script, style, noscript').remove()
  // What stands in two elements are two words, whatever the markup between them.
  body.find('*:not(.no-break, wbr)').before(' ').after(' ')
  return body.text().replaceAll('\u00A0', ' ').replace(/\s+/g, ' ').trim()
}

/** Where a scale starts and ends is how it is drawn, and no figure of the company's. */
export const SCALE_ENDS = '.chart:has(.chart-ends) .figure-note, .chart-ends'
