import { expect, test } from 'vitest'
import { listedPages, onEvery } from './built-site.ts'

const asking = listedPages.filter(({ $ }) => $('form .field').length > 0)

// A browser reads what describes a field also where it is hidden, with all that it holds.
test('nothing is said of a field before something is wrong with it, but its hint', () => {
  onEvery(asking, ({ $ }) => {
    const said = $('form [aria-describedby]')
      .toArray()
      .flatMap((field) => ($(field).attr('aria-describedby') ?? '').split(' '))
      .map((id) => $(`[id="${id}"]`))
    expect(said.filter((element) => element.length !== 1)).toEqual([])
    const unseen = said.filter((element) => element.is('[hidden]'))
    expect(unseen.map((element) => element.text().trim()).filter((text) => text !== '')).toEqual([])
  })
})

// Without a word on it, a required list or checkbox that is still empty is announced as wrong.
test('no field is called wrong before anybody has filled it in', () => {
  onEvery(asking, ({ $ }) => {
    const fields = $('form .field').find('input, select, textarea').toArray()
    expect(fields.length).toBeGreaterThan(0)
    expect(
      fields.filter((field) => $(field).attr('aria-invalid') !== 'false').map(({ attribs }) => attribs.id),
    ).toEqual([])
  })
})

// Whoever has no script gets errors from the server, which shows and fills these elements and changes nothing else of a field.
test('each error is said of the field that it is about', () => {
  onEvery(asking, ({ $ }) => {
    const errors = $('form .field [id$="-error"]').toArray()
    expect(errors.length).toBeGreaterThan(0)
    const unsaid = errors.filter(({ attribs: { id } }) => $(`[aria-describedby~="${id}"][name]`).length === 0)
    expect(unsaid.map(({ attribs }) => attribs.id)).toEqual([])
  })
})
