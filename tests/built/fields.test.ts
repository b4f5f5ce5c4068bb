import { expect, test } from 'vitest'
import { listedPages, onEvery } from './built-site.ts'

const asking = listedPages.filter(({ $ }) => $('form .field').length > 0)

// Screen readers read a description even if it is hidden.
test('before an error, the description of a field has only its hint', () => {
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

// Without aria-invalid, an empty required list or checkbox is announced as invalid.
test('no field is marked as invalid at first', () => {
  onEvery(asking, ({ $ }) => {
    const fields = $('form .field').find('input, select, textarea').toArray()
    expect(fields.length).toBeGreaterThan(0)
    expect(
      fields.filter((field) => $(field).attr('aria-invalid') !== 'false').map(({ attribs }) => attribs.id),
    ).toEqual([])
  })
})

// Without script, the server writes errors into these elements and changes nothing else.
test('each error describes its field', () => {
  onEvery(asking, ({ $ }) => {
    const errors = $('form .field [id$="-error"]').toArray()
    expect(errors.length).toBeGreaterThan(0)
    const unsaid = errors.filter(({ attribs: { id } }) => $(`[aria-describedby~="${id}"][name]`).length === 0)
    expect(unsaid.map(({ attribs }) => attribs.id)).toEqual([])
  })
})
