/** Reads the built site for tests. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { expect } from 'vitest'
import { basePath, LOCALES, type Locale, localeOf, localizedPath } from '../../contract/locale.ts'
import { siteForTests } from '../../tools/site-for-tests.ts'

export const builtFolder = siteForTests

export interface BuiltPage {
  /** For example `/th/about`. */
  path: string
  locale: Locale
  /** The path without its language. */
  base: string
  /** True for the pages of unknown addresses. */
  isNotFound: boolean
  /** The document, parsed at its first use. */
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
        isNotFound: /\/4\d\d$/.test(path),
        get $() {
          document ??= load(readFileSync(join(builtFolder, file)))
          return document
        },
      }
    })
}

export const builtPages = readPages()

/** The pages with their own address. */
export const listedPages = builtPages.filter(({ isNotFound }) => !isNotFound)

export function pageAt(path: string): BuiltPage {
  const page = builtPages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

/** Reads a file that is not a page, as text. */
export function fileAt(path: string): string | undefined {
  const file = join(builtFolder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Reads a file that is not a page, as bytes. */
export function bytesAt(path: string): Buffer | undefined {
  const file = join(builtFolder, path)
  return existsSync(file) ? readFileSync(file) : undefined
}

/** The origin that the site was built for. */
export const siteOrigin = new URL(pageAt('/').$('link[rel=canonical]').attr('href') ?? '').origin

/** Returns the path and the anchor of an absolute URL of this site. @throws Error for other sites */
export function ownPath(address: string): { path: string; anchor: string } {
  const url = new URL(address)
  if (url.origin !== siteOrigin) throw new Error(`${address} is not an address of ${siteOrigin}`)
  return { path: decodeURIComponent(url.pathname), anchor: url.hash.slice(1) }
}

/** Checks each item and fails with a list of all faults: `/th/about: expected 2 to be 1`. */
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

/** The path of a page in both languages. */
export const inBothLanguages = (base: string) =>
  LOCALES.map((locale) => ({ locale, path: localizedPath(base, locale) }))

/** The visible text of a page, without scripts and styles. */
export const textOf = ({ $ }: BuiltPage, selector = 'body'): string => wordsOf($(selector))

/** The visible text of elements. */
export function wordsOf(elements: ReturnType<CheerioAPI>): string {
  const body = elements.clone()
  body.find('script, style, noscript').remove()
  // Separates the texts of neighbouring elements.
  body.find('*:not(.no-break, wbr)').before(' ').after(' ')
  return body.text().replaceAll('\u00A0', ' ').replace(/\s+/g, ' ').trim()
}

/** The ends of chart scales, which are not figures of the company. */
export const SCALE_ENDS = '.chart:has(.chart-ends) .figure-note, .chart-ends'
