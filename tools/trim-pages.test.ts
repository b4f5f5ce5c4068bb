import { expect, it } from 'vitest'
import { trimmed } from './trim-pages.ts'

it('takes the marks between texts out of a page, and leaves them where React looks for them again', () => {
  const woken = '<div class="island" data-island="signup"><p>a<!-- --> b</p></div>'
  expect(trimmed(`<body><p>1<!-- --> 2</p>${woken}<p>3<!-- -->4<!-- --></p></body>`)).toBe(
    `<body><p>1 2</p>${woken}<p>34</p></body>`,
  )
})

const face = (family: string, rest: string) =>
  `@font-face{font-family:${family};${rest}font-weight:400;font-style:normal;}`

it('calls faces by their names alone', () => {
  const made = [
    face('"Plex Sans-96c0bfd02e5ee734"', 'src:url("/a.woff2") format("woff2");font-display:swap;'),
    ':root{--face:"Plex Sans-96c0bfd02e5ee734","Courier New",x;}',
    face('Newsreader-0d6e33f5efde975f', 'src:url("/b-0d6e33f5efde975f.woff2");'),
    ':root{--other:Newsreader-0d6e33f5efde975f,serif;}',
  ].join('\n')
  expect(trimmed(`<head><style>${made}</style></head>`)).toBe(
    `<head><style>${[
      '@font-face{font-family:"Plex Sans";src:url("/a.woff2");font-display:swap;font-weight:400;}',
      ':root{--face:"Plex Sans","Courier New",x;}',
      '@font-face{font-family:Newsreader;src:url("/b-0d6e33f5efde975f.woff2");font-weight:400;}',
      ':root{--other:Newsreader,serif;}',
    ].join('\n')}</style></head>`,
  )
})

it('writes the sheets of the parts as one, each layer once and in its order, and leaves the faces by themselves', () => {
  const faces = `<style>${face('Newsreader', '')}</style>`
  const styles = [
    '\n@layer base, parts;\n',
    '@layer parts{.b{margin:0}@media (width<20rem){.b{color:red}}}',
    '.c{color:red}@layer base{.a{color:red}}',
    '@layer parts{.b{color:green}}',
  ]
  const [order, ...sheets] = styles.map((css) => `<style>${css}</style>`)
  expect(trimmed(`<head>${order}<title>x</title>${faces}${sheets.join('')}</head>`)).toBe(
    `<head><title>x</title>${faces.replace('font-style:normal;', '')}<style>${[
      '@layer base{.a{color:red}}',
      '@layer parts{.b{margin:0}@media (width<20rem){.b{color:red}}.b{color:green}}.c{color:red}',
    ].join('')}</style></head>`,
  )
})

it('loses no rule where faces come last', () => {
  const faces = `<style>${face('Newsreader', '')}</style>`
  expect(trimmed(`<style>.a{color:red}</style>${faces}`)).toContain('<style>.a{color:red}</style>')
})

it('leaves all texts as they are', () => {
  const page = '<style>.a-0123456789abcdef{font-style:normal}</style><p>"x-0123456789abcdef" fallback: Arial</p>'
  expect(trimmed(page)).toBe(page)
})
