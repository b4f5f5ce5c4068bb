import { describe, expect, test } from 'vitest'
import { builtPages, listedPages } from './built-site.ts'

const suffix = { en: ' | Krajai Newswire', th: ' | กระจายนิวส์ไวร์' }

/** In characters, without the product's name. A Thai line is shorter on screen: its marks take no width. */
const lengths = { title: [10, 65], description: { en: [70, 165], th: [60, 175] } } as const

test('titles and descriptions are unlike those of every other page', () => {
  const titles = listedPages.map(({ $ }) => $('title').text())
  const descriptions = listedPages.map(({ $ }) => $('meta[name=description]').attr('content'))
  expect(titles.filter((title, position) => titles.indexOf(title) !== position)).toEqual([])
  expect(descriptions.filter((text, position) => descriptions.indexOf(text) !== position)).toEqual([])
})

describe.each(listedPages)('the document of $path', ({ $, locale, base, path }) => {
  test('has a title that carries the name, and a description, of good length', () => {
    const title = $('title').text()
    expect(title).toContain(suffix[locale].slice(3))
    const bare = [...title.replace(suffix[locale], '')].length
    expect(bare).toBeGreaterThanOrEqual(lengths.title[0])
    expect(bare, title).toBeLessThanOrEqual(base === '/' ? 90 : lengths.title[1])
    const description = [...($('meta[name=description]').attr('content') ?? '')].length
    expect(description).toBeGreaterThanOrEqual(lengths.description[locale][0])
    expect(description).toBeLessThanOrEqual(lengths.description[locale][1])
  })

  test('names itself and its counterpart', () => {
    const pathIn = (selector: string) => new URL($(selector).attr('href') ?? '', 'http://here').pathname
    expect(pathIn('link[rel=canonical]')).toBe(path)
    expect(pathIn(`link[hreflang=${locale}]`)).toBe(path)
    expect(pathIn('link[hreflang=x-default]')).toBe(base)
  })

  test('shows nothing that only machines should see', () => {
    const head = `${$('title').text()} ${$('meta[name=description]').attr('content')}`
    expect(head).not.toMatch(/[\u2060{}]/)
    const body = $('body').clone()
    body.find('script, style, astro-island').remove()
    expect(body.text()).not.toMatch(/\{[a-zA-Z.]+\}|undefined|\[object|NaN/)
  })
})

describe.each(builtPages)('the markup of $path', ({ $ }) => {
  test('has one h1 and headings that skip no level', () => {
    expect($('h1')).toHaveLength(1)
    const levels = $('main :is(h1, h2, h3, h4)')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)))
    const skips = levels.filter((level, position) => level > (levels[position - 1] ?? 1) + 1)
    expect(skips).toEqual([])
  })

  test('has every id once, and references to ids that exist', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '')
    expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([])
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget']) {
      for (const element of $(`[${attribute}]`).toArray()) {
        for (const id of ($(element).attr(attribute) ?? '').split(' ')) expect(ids, attribute).toContain(id)
      }
    }
  })

  test('has words for every picture and figure', () => {
    for (const picture of $('img').toArray()) expect($(picture).attr('alt')).toBeDefined()
    for (const drawing of $('svg').toArray()) {
      const svg = $(drawing)
      const isSilent = svg.is('[aria-hidden=true]') || svg.closest('[aria-hidden=true]').length > 0
      const isInside = svg.parents('svg').length > 0
      if (!isSilent && !isInside) expect(svg.attr('aria-label'), svg.attr('class')).toBeTruthy()
    }
    for (const figure of $('figure').toArray()) {
      expect($(figure).find('figcaption').text().trim()).not.toBe('')
    }
    for (const table of $('table').toArray()) expect($(table).find('th[scope]').length).toBeGreaterThan(0)
  })

  test('has a name for every link and button', () => {
    for (const element of $('a[href], button').toArray()) {
      const name = $(element).attr('aria-label') ?? $(element).text()
      expect(name.trim(), $.html(element).slice(0, 120)).not.toBe('')
    }
  })
})
