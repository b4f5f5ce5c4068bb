import { describe, expect, test } from 'vitest'
import { localeOf } from '../../contract/locale.ts'
import { SERVICE_INTERESTS } from '../../contract/plans.ts'
import { projectFiles, readProjectFile } from '../architecture/project-files.ts'
import { content } from '../support/content.ts'
import { type BuiltPage, builtPages, fileAt, onEvery, pageAt } from './built-site.ts'

const pages = new Map(builtPages.map((page) => [page.path, page]))

interface Link {
  href: string
  /** The page it leads to, without query and anchor. */
  path: string
  query: URLSearchParams
  anchor: string
  /** The language switch and the offer of the other language. */
  switchesLanguage: boolean
}

/** The links of a page that stay on this site. */
function linksOf({ $, path }: BuiltPage): Link[] {
  return $('a[href]')
    .toArray()
    .map((element) => ({ href: $(element).attr('href') ?? '', switchesLanguage: $(element).is('[data-language]') }))
    .filter(({ href }) => !/^[a-z]+:/i.test(href))
    .map(({ href, switchesLanguage }) => {
      const url = new URL(href, `http://here${path}`)
      return {
        href,
        path: decodeURIComponent(url.pathname),
        query: url.searchParams,
        anchor: decodeURIComponent(url.hash.slice(1)),
        switchesLanguage,
      }
    })
}

describe('the links of every page', () => {
  test('lead to pages and files that exist', () => {
    onEvery(builtPages, (page) => {
      const links = linksOf(page)
      const dead = links.filter(({ path }) => !pages.has(path) && fileAt(path) === undefined)
      expect(dead.map(({ href }) => href)).toEqual([])
    })
  })

  test('lead to anchors that exist', () => {
    onEvery(builtPages, (page) => {
      const links = linksOf(page)
      const dead = links.filter(({ path, anchor }) => {
        const target = pages.get(path)
        return anchor !== '' && target && target.$(`[id="${anchor}"]`).length !== 1
      })
      expect(dead.map(({ href }) => href)).toEqual([])
    })
  })

  test('stay in the language of the page, save for the switch and the offer', () => {
    onEvery(builtPages, (page) => {
      const links = linksOf(page)
      const leaving = links.filter(
        ({ path, switchesLanguage }) => !switchesLanguage && pages.has(path) && localeOf(path) !== page.locale,
      )
      expect(leaving.map(({ href }) => href)).toEqual([])
      const switches = links.filter(({ switchesLanguage }) => switchesLanguage).map(({ path }) => localeOf(path))
      expect(new Set(switches)).toEqual(new Set(['en', 'th']))
    })
  })

  test('never lead to a page of what was not found, but from such a page', () => {
    onEvery(builtPages, (page) => {
      const links = linksOf(page)
      if (page.isNotFound) return
      expect(links.filter(({ path }) => path.endsWith('/404')).map(({ href }) => href)).toEqual([])
    })
  })

  // Search engines and browsers that translate read the text, not `aria-label`.
  test('with the same words lead to the same page', () => {
    onEvery(builtPages, ({ $ }) => {
      const links = Map.groupBy($('main a[href]').toArray(), (link) => $(link).text().trim())
      const unclear = [...links].filter(
        ([, same]) =>
          new Set(
            same.map((link) =>
              $(link)
                .attr('href')
                ?.replace(/[?#].*/, ''),
            ),
          ).size > 1,
      )
      expect(unclear.map(([text]) => text)).toEqual([])
    })
  })

  test('choose only plans that the form knows', () => {
    onEvery(builtPages, (page) => {
      const links = linksOf(page)
      for (const { query } of links) {
        const plan = query.get('plan')
        if (plan !== null) expect(SERVICE_INTERESTS).toContain(plan)
      }
    })
  })

  test('open other sites without telling them where the visitor came from', () => {
    onEvery(builtPages, (page) => {
      const { $ } = page
      for (const link of $('a[target=_blank]').toArray()) {
        expect($(link).attr('rel'), $(link).attr('href')).toMatch(/\bnoopener\b.*\bnoreferrer\b/)
      }
      const external = $('script[src^=http], link[rel=stylesheet][href^=http], iframe, img[src^=http]')
      expect(external.length).toBe(0)
    })
  })
})

test('the names in the Thai footer lead where they say', () => {
  const { $ } = pageAt('/th')
  const named = (name: string) =>
    $('footer a')
      .filter((_, link) => $(link).text().replaceAll('\u00A0', ' ') === name)
      .map((_, link) => $(link).attr('href'))
      .toArray()
  expect(named('เกี่ยวกับเรา')).toEqual(['/th/about'])
  expect(named('ร่วมงานกับเรา')).toEqual(['/th/about#careers'])
  expect(named('นโยบายคุกกี้')).toEqual(['/th/privacy#cookies'])
  expect(named('แนวทางการเขียนข่าว')).toEqual(['/th/blog#resources'])
  const stories = '/thai-news-distribution#success-stories'
  expect(named('กรณีศึกษา')).toEqual(content.th.hiddenSections.has(stories) ? [] : [`/th${stories}`])
  expect(named('ติดต่อเรา')).toEqual(['#contact'])
  const { phone, phoneLink } = content.th.identity
  expect(named(phone.replaceAll('\u00A0', ' '))).toEqual([phoneLink])
})

test('the documents name pages and anchors that exist', () => {
  const documents = projectFiles().filter((path) => path.endsWith('.md') && !path.startsWith('content/'))
  // The server answers these itself, and the others are not of the site.
  const OTHERS = /^\/(?:healthz|readyz|etc|srv|usr|var)\b|^\/pictures\/name\./
  const links = documents.flatMap((document) =>
    Array.from(readProjectFile(document).matchAll(/(?:`|\]\()(\/[\w./#-]*)[`)]/g), ([, link = '']) => link),
  )
  const dead = links.filter((link) => {
    const [path = '', anchor] = link.split('#')
    if (OTHERS.test(link)) return false
    const page = pages.get(path)
    return page ? anchor && page.$(`[id="${anchor}"]`).length !== 1 : fileAt(path) === undefined
  })
  expect(links).toContain('/th/faq')
  expect(dead).toEqual([])
})
