import { describe, expect, test } from 'vitest'
import { content } from '../support/content.ts'
import { builtPages, listedPages, onEvery } from './built-site.ts'

const names = { en: content.en.identity.name, th: content.th.identity.name }

/** In characters, the title with the company's name: what search engines show. Where no page was found they read neither. */
const LENGTHS = { title: [28, 83], description: [90, 160] } as const

describe('every document', () => {
  test('has a title and a description unlike those of every other page', () => {
    const titles = listedPages.map(({ $ }) => $('title').text())
    const descriptions = listedPages.map(({ $ }) => $('meta[name=description]').attr('content'))
    expect(titles.filter((title, position) => titles.indexOf(title) !== position)).toEqual([])
    expect(descriptions.filter((text, position) => descriptions.indexOf(text) !== position)).toEqual([])
  })

  test('has a title that carries the name, and a description, of good length', () => {
    onEvery(listedPages, ({ $, locale }) => {
      const title = $('title').text()
      expect(title).toContain(names[locale])
      const texts = { title, description: $('meta[name=description]').attr('content') ?? '' }
      const beyond = Object.entries(LENGTHS).filter(([what, [least, most]]) => {
        const { length } = [...texts[what as keyof typeof texts]]
        return length < least || length > most
      })
      expect(beyond.map(([what]) => `${what}: ${texts[what as keyof typeof texts]}`)).toEqual([])
    })
  })

  test('goes to the edges of a phone, and leaves it no number to call that is none', () => {
    onEvery(builtPages, ({ $ }) => {
      expect($('meta[name=viewport]').attr('content')).toMatch(/(^|, )viewport-fit=cover$/)
      expect($('meta[name=format-detection]').attr('content')).toBe('telephone=no')
    })
  })

  test('shows no placeholder, no undefined value and no invisible character', () => {
    onEvery(listedPages, ({ $ }) => {
      const head = `${$('title').text()} ${$('meta[name=description]').attr('content')}`
      expect(head).not.toMatch(/[{}]/)
      const body = $('body').clone()
      body.find('script, style').remove()
      expect(body.text()).not.toMatch(/\{[a-zA-Z.]+\}|undefined|\[object|NaN/)
    })
  })
})

describe('the markup of every page', () => {
  test('has one h1 and headings that skip no level', () => {
    onEvery(builtPages, ({ $ }) => {
      expect($('h1').length).toBe(1)
      const levels = $('main :is(h1, h2, h3, h4)')
        .toArray()
        .map(({ tagName }) => Number(tagName.slice(1)))
      const skips = levels.filter((level, position) => level > (levels[position - 1] ?? 1) + 1)
      expect(skips).toEqual([])
    })
  })

  test('has every id once, and references to ids that exist', () => {
    onEvery(builtPages, ({ $ }) => {
      const ids = $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? '')
      expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([])
      for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget']) {
        const named = $(`[${attribute}]`)
          .toArray()
          .flatMap((element) => ($(element).attr(attribute) ?? '').split(' '))
        expect(
          named.filter((id) => !ids.includes(id)),
          attribute,
        ).toEqual([])
      }
    })
  })

  test('has words for every picture and figure', () => {
    onEvery(builtPages, ({ $ }) => {
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
  })

  test('has a name for every link and button', () => {
    onEvery(builtPages, ({ $ }) => {
      const nameless = $('a[href], button')
        .toArray()
        .filter((element) => ($(element).attr('aria-label') ?? $(element).text()).trim() === '')
      expect(nameless.map((element) => $.html(element).slice(0, 120))).toEqual([])
    })
  })
})
