import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { fillField, pageField, showError, titlePrefixing } from './page-fields.ts'
import { changesOf, type PageChanges } from './page-spots.ts'
import { parsedPage } from './parsed-page.ts'

const HTML = `<title>Home</title><form>
  <input id="signup-name" name="name" value="old" aria-invalid="false"><p id="signup-name-error" hidden><i data-prefix="Error:"></i> <i data-message></i></p>
  <textarea id="signup-text" name="text">old</textarea><p id="signup-text-error" hidden></p>
  <input type="checkbox" id="signup-box" name="box">
  <select id="signup-list" name="list"><option value="">None</option><option value="a" selected>A</option><option value="b">B</option></select>
  <input type="radio" name="by" value="all" checked><input type="radio" name="by" value="one">
</form><form><input type="radio" name="by" value="one"></form>`

/** The page after a change of the field of this name. */
function changed(name: string, change: (page: PageChanges, field: ReturnType<typeof pageField>) => void) {
  const $ = parsedPage(HTML)
  const page = changesOf(HTML)
  change(page, pageField($, 'signup', name, $(`[name="${name}"]`).first()))
  return load(page.text())
}
const filled = (name: string, value: string) => changed(name, (page, field) => fillField(page, field, value))
const chosen = ($: ReturnType<typeof load>) =>
  $('[checked], [selected]')
    .toArray()
    .map(({ attribs }) => attribs.value)

describe('a field of a built page', () => {
  it('is filled in as its kind takes it', () => {
    expect(filled('name', 'a"b')('[name=name]').attr('value')).toBe('a"b')
    expect(filled('text', '\nb</textarea>')('textarea').text()).toBe('\nb</textarea>')
    expect(filled('box', 'on')('[name=box]').is('[checked]')).toBe(true)
  })

  it('has one choice, the new one, where there is such a choice', () => {
    expect(chosen(filled('list', 'b'))).toEqual(['b', 'all'])
    expect(chosen(filled('list', 'c'))).toEqual(['a', 'all'])
    expect(chosen(filled('by', 'one'))).toEqual(['a', 'one'])
    expect(filled('by', 'one')('form').last().find('[checked]')).toHaveLength(0)
    expect(chosen(filled('by', '"]'))).toEqual(['a', 'all'])
    // The one that the page has already, once.
    expect(chosen(filled('by', 'all'))).toEqual(['a', 'all'])
    expect(chosen(filled('list', 'a'))).toEqual(['a', 'all'])
    expect(filled('by', 'all')('[name=by]')).toHaveLength(3)
  })

  it('is left as it was where there is no value', () => {
    for (const name of ['name', 'text', 'box', 'list', 'by']) {
      expect(filled(name, '').html()).toBe(load(HTML).html())
    }
  })

  it('says what is wrong with it', () => {
    const $ = changed('name', (page, field) => showError(page, field, '<b>'))
    expect($('#signup-name').attr('aria-invalid')).toBe('true')
    expect($('#signup-name-error:not([hidden])').text()).toBe('Error: <b>')
    expect(changed('text', (page, field) => showError(page, field, 'x'))('#signup-text-error').text()).toBe('x')
  })
})

it('the title begins with what is put before it', () => {
  const title = (html: string) => {
    const page = changesOf(html)
    titlePrefixing(parsedPage(html))(page, 'Error: ')
    return page.text()
  }
  expect(title('<title>A &amp; B</title>')).toBe('<title>Error: A &amp; B</title>')
  expect(title('<p>No title</p>')).toBe('<p>No title</p>')
})
