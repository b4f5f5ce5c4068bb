import * as cheerio from 'cheerio'
import { describe, expect, it } from 'vitest'
import { COLOURS } from './colours.ts'
import {
  commands,
  facts,
  heading,
  links,
  listed,
  type Markup,
  paragraph,
  quoted,
  sheetHtml,
  steps,
} from './sheet-html.ts'

const { light, dark } = COLOURS

/** A part as it comes to stand in a cell of quiet text, in faces whose names tell them apart. */
const made = (part: Markup) =>
  part.markup({
    faces: { text: 'Text', display: 'Display', line: 1.5, headingLine: 1.3 },
    colour: 'quiet',
    size: 14,
  } as unknown as Parameters<Markup['markup']>[0])

const FACE = 'font:14px/1.5 Text;'
const TYPEWRITER = "font:14px/1.7 'IBM Plex Mono','Courier New',monospace;"
const row = (content: string) =>
  `<tr><td class="quiet" style="color:${light.quiet};${FACE}padding:0 0 16px">${content}</td></tr>`
const table = (rows: string, attributes = 'width="100%"', padding = 0) =>
  row(`<table role="presentation" cellpadding="${padding}" cellspacing="0" border="0" ${attributes}>${rows}</table>`)
const edge = (rule: 'ink' | 'rule' | 'wire', border: string, colour: 'quiet' | 'wire' = 'quiet') =>
  `class="on-${rule} ${colour}" style="${border} ${light[rule]};color:${light[colour]};`

describe('of a sheet', () => {
  it.each([
    ['a paragraph', paragraph('A & B\n  so'), row('A &amp; B<br>\u00A0\u00A0so')],
    [
      'a heading',
      heading('A & B'),
      row(`<h2 class="ink" style="color:${light.ink};margin:8px 0 0;font:bold 19px/1.3 Display">A &amp; B</h2>`),
    ],
    [
      'the facts',
      facts([
        ['Name', 'M & S'],
        ['Lines', '1\n2'],
      ]),
      table(
        [
          ['Name', 'M &amp; S'],
          ['Lines', '1<br>2'],
        ]
          .map(
            ([label, value]) =>
              `<tr><td ${edge('rule', 'border-top:1px solid')}${FACE}vertical-align:top;padding:8px 12px 8px 0;width:30%">${label}</td>` +
              `<td ${edge('rule', 'border-top:1px solid')}${FACE}vertical-align:top;padding:8px 0;word-break:break-word">${value}</td></tr>`,
          )
          .join(''),
      ),
    ],
    [
      'a list',
      listed(['a\nb', 'c']),
      table(
        ['a<br>b', 'c']
          .map((item) => `<tr><td class="quiet" style="color:${light.quiet};font:12px/1.5 Text;">${item}</td></tr>`)
          .join(''),
        `width="100%" rules="rows" ${edge('rule', 'border:0 solid')}border-collapse:collapse;word-break:break-word"`,
        6,
      ),
    ],
    [
      'the steps',
      steps(['A & B', 'C']),
      table(
        ['A &amp; B', 'C']
          .map(
            (step, index) =>
              `<tr><td ${edge('wire', 'border-left:3px solid', 'wire')}padding:6px 0 6px 16px;width:24px;vertical-align:top;font:bold 17px/1.5 Display">${index + 1}.</td>` +
              `<td class="quiet" style="color:${light.quiet};${FACE}padding:6px 0 6px 12px">${step}</td></tr>`,
          )
          .join(''),
      ),
    ],
    [
      'the commands',
      commands(['a', 'b']),
      table(
        `<tr><td ${edge('wire', 'border-left:3px solid')}padding:4px 0 4px 16px;${TYPEWRITER}word-break:break-word">a<br>b</td></tr>`,
      ),
    ],
    [
      'what was quoted',
      quoted('a < b'),
      table(
        `<tr><td ${edge('ink', 'border-top:3px solid')}padding:16px 0 0;${FACE}word-break:break-word">a &lt; b</td></tr>`,
      ),
    ],
    [
      'the links',
      links([
        { before: 'Call & ask', href: 'tel:+66"', text: '0 2000 & 1' },
        { href: 'https://a.example/', text: 'Policy' },
      ]),
      row(
        `Call &amp; ask <a href="tel:+66&quot;" class="wire" style="color:${light.wire};">0 2000 &amp; 1</a><br>` +
          `<a href="https://a.example/" class="wire" style="color:${light.wire};">Policy</a>`,
      ),
    ],
  ])('%s is made so', (_, part, markup) => {
    expect(made(part)).toBe(markup)
  })
})

const sheet = (change: Partial<Parameters<typeof sheetHtml>[0]> = {}) =>
  sheetHtml({
    locale: 'en',
    title: 'A & B',
    name: 'N & Co.',
    parts: [paragraph('P'), paragraph('Q')],
    foot: [paragraph('F')],
    ...change,
  })

describe('a sheet', () => {
  it.each([
    ['en', 'Helvetica,Arial,sans-serif', "Georgia,'Times New Roman',serif", 1.6, 1.2],
    [
      'th',
      "'IBM Plex Sans Thai Looped','Leelawadee UI',Thonburi,Tahoma,sans-serif",
      "'Noto Serif Thai','Leelawadee UI',Thonburi,Tahoma,sans-serif",
      1.8,
      1.5,
    ],
  ] as const)(
    'in %s has its paper, its head, its parts, its end and what stands below',
    (locale, text, display, line, head) => {
      const html = sheet({ locale })
      const $ = cheerio.load(html)
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">\n`))
      expect(html).toMatch(/<\/table>\n<\/body><\/html>$/)
      expect($('title').text()).toBe('A & B')
      expect(
        $('meta[name]')
          .get()
          .map(({ attribs }) => attribs),
      ).toEqual([
        { name: 'viewport', content: 'width=device-width' },
        { name: 'color-scheme', content: 'light dark' },
        { name: 'supported-color-schemes', content: 'light dark' },
      ])
      const cells = ($: cheerio.CheerioAPI) =>
        $('body, body > table > tbody > tr > td > table, td, p, span, h1')
          .get()
          .map(({ name, attribs }) => [name, attribs.class ?? attribs.width, attribs.style])
      expect(cells($)).toEqual([
        ['body', 'paper', `margin:0;padding:0;background:${light.paper}`],
        ['td', 'paper', `padding:24px 8px;background:${light.paper}`],
        ['table', '100%', 'max-width:600px;text-align:left;table-layout:fixed'],
        [
          'td',
          'sheet on-rule ink',
          `background:${light.sheet};border:1px solid ${light.rule};padding:28px 24px;color:${light.ink};font:16px/${line} ${text};`,
        ],
        ['p', 'ink', `color:${light.ink};margin:0;padding:0 0 12px;font:bold 18px/1.4 ${display}`],
        ['span', 'wire', `color:${light.wire};`],
        [
          'h1',
          'on-ink ink',
          `border-top:3px solid ${light.ink};color:${light.ink};margin:0 0 20px;padding:20px 0 0;font:bold 28px/${head} ${display};word-break:break-word`,
        ],
        ...Array(2).fill(['td', 'ink', `color:${light.ink};font:16px/${line} ${text};padding:0 0 16px`]),
        [
          'p',
          'quiet',
          `color:${light.quiet};margin:8px 0 0;text-align:center;font:16px/1.4 'IBM Plex Mono','Courier New',monospace;letter-spacing:4px`,
        ],
        ['td', 'quiet', `padding:20px 24px;color:${light.quiet};font:14px/${line} ${text};`],
        ['td', 'quiet', `color:${light.quiet};font:14px/${line} ${text};padding:0 0 16px`],
      ])
      expect($('body').text().trim()).toBe('● N & Co.A & BPQ###F')
    },
  )

  it('is as wide as a sheet for Outlook, too, which knows no greatest width', () => {
    expect(sheet()).toMatch(
      /<!--\[if mso\]><table role="presentation" width="600"><tr><td><!\[endif\]--><table [\s\S]+<\/table><!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/,
    )
  })

  it('has nothing below where nothing stands there', () => {
    const $ = cheerio.load(sheet({ foot: [] }))
    expect($('body > table > tbody > tr > td > table > tbody > tr').length).toBe(1)
    expect($('body').text().trim()).toBe('● N & Co.A & BPQ###')
  })

  it('has by night the night’s colours: for programs that ask, and for Outlook, which marks what it has turned about', () => {
    const style = cheerio.load(sheet())('style').text()
    const inks = (['ink', 'quiet', 'rule', 'wire'] as const).flatMap((colour) => [
      ['ogsc', `.${colour}{color:${dark[colour]}!important}`],
      ['ogsc', `.on-${colour}{border-color:${dark[colour]}!important}`],
    ])
    const grounds = (['paper', 'sheet'] as const).map((colour) => [
      'ogsb',
      `.${colour}{background:${dark[colour]}!important}`,
    ])
    const rules = [...inks, ...grounds]
    expect(style).toBe(
      [
        ':root{color-scheme:light dark;supported-color-schemes:light dark}',
        `@media(prefers-color-scheme:dark){${rules.map(([, rule]) => rule).join('')}}`,
        ...rules.map(([mark, rule]) => `[data-${mark}] ${rule}`),
      ].join(''),
    )
  })
})
