import { load } from 'cheerio'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf, spotOf } from './page-spots.ts'

const HTML =
  '<p id="a" class="one hidden two" hidden="">Old</p><input id="b" value="1" disabled><select id="c"><option>x</option></select><p>End</p>'

/** The page after a change of the element with this id. */
function changed(id: string, change: (page: ReturnType<typeof changesOf>, spot: ReturnType<typeof spotOf>) => void) {
  const [element] = load(HTML, { sourceCodeLocationInfo: true }, false)(`#${id}`).toArray()
  if (!element) throw new Error(`no ${id}`)
  const page = changesOf(HTML)
  change(page, spotOf(element))
  return page.text()
}

describe('a change of a page', () => {
  it('is made where the element stands, and nowhere else', () => {
    expect(changed('a', (page, spot) => page.removeAttribute(spot, 'hidden'))).toBe(HTML.replace(' hidden=""', ''))
    expect(changed('a', (page, spot) => page.setText(spot, 'New'))).toBe(HTML.replace('Old', 'New'))
    expect(changed('b', (page, spot) => page.setAttribute(spot, 'value', '2'))).toBe(
      HTML.replace('value="1" disabled', 'disabled value="2"'),
    )
    expect(changed('c', (page, spot) => page.addOption(spot, 'y'))).toBe(
      HTML.replace('</select>', '<option value="y" selected="">y</option></select>'),
    )
  })

  it('lists what is said, with links, and makes no HTML of it', () => {
    const items = [{ text: 'Old' }, { text: '<b>"', href: '#"x' }]
    expect(changed('a', (page, spot) => page.setItems(spot, items))).toBe(
      HTML.replace('Old', '<li>Old</li><li><a href="#&quot;x">&lt;b&gt;&quot;</a></li>'),
    )
  })

  it('goes with another one of the same element', () => {
    const text = changed('a', (page, spot) => {
      page.setText(spot, 'New')
      page.removeAttribute(spot, 'hidden')
      page.setAttribute(spot, 'title', 'a')
    })
    expect(text).toContain('<p id="a" class="one hidden two" title="a">New</p>')
  })

  it('leaves attributes as they are written, and a tag that closes itself so', () => {
    const tag = "<i id='a' data-b=c hidden  title='\"'/>"
    const [element] = load(tag, { sourceCodeLocationInfo: true }, false)('i').toArray()
    if (!element) throw new Error('no element')
    const page = changesOf(tag)
    page.setAttribute(spotOf(element), 'lang', 'th')
    expect(page.text()).toBe("<i id='a' data-b=c hidden  title='\"' lang=\"th\"/>")
  })

  it('never reads again what was asked: a pattern that tries each of these blanks takes a quarter of an hour', () => {
    const asked = `a${' '.repeat(1_000_000)}b`
    const text = changed('b', (page, spot) => {
      page.setAttribute(spot, 'value', asked)
      page.setAttribute(spot, 'aria-invalid', 'true')
      page.removeAttribute(spot, 'disabled')
    })
    expect(text).toContain(`<input id="b" value="${asked}" aria-invalid="true">`)
  })

  it('makes no HTML of what was asked', () => {
    const signs = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '$', '`', 'b', ' ', '/', 'ก') })
    fc.assert(
      fc.property(signs, (asked) => {
        const text = changed('b', (page, spot) => page.setAttribute(spot, 'value', asked))
        expect(load(text)('#b').attr('value')).toBe(asked)
        expect(load(text)('*').length).toBe(load(HTML)('*').length)
        const said = load(changed('a', (page, spot) => page.setText(spot, asked)))
        expect(said('#a').text()).toBe(asked)
        const offered = load(changed('c', (page, spot) => page.addOption(spot, asked)))
        expect(offered('option').last().attr('value')).toBe(asked)
      }),
    )
  })
})
