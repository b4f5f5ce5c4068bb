import { load } from 'cheerio'
import type { FilledFile, Prose } from './prose.ts'
import type { LegalPage } from './schemas/pages.ts'

const numbered = (number: string) => `<span class="clause-number">${number}</span> `

/**
 * A text numbered as it is cited: its sections (`ข้อ 2`), and in each of them its paragraphs (`2.1`). Lists and tables belong to the
 * paragraph before them. A paragraph is found by its section and its place there, `#rights-2`, in every language.
 *
 * @param form what a section is called, with `{n}` for its number
 */
function numberClauses({ html, headings }: Prose, form: string): Prose {
  const $ = load(html, null, false)
  const named = headings.map(({ id, text }, position) => {
    const number = String(position + 1)
    const name = form.replace('{n}', number).replaceAll(' ', '\u00A0')
    const section = $(`h2[id="${id}"]`)
    for (const [index, clause] of section.nextUntil('h2', 'p').toArray().entries()) {
      const place = index + 1
      $(clause)
        .attr({ id: `${id}-${place}`, class: 'clause' })
        .prepend(numbered(`${number}.${place}`))
    }
    section.prepend(numbered(name))
    return { id, text: `${name} ${text}` }
  })
  return { html: $.html(), headings: named }
}

export const composeLegalText = ({ data, prose }: FilledFile<LegalPage>) => ({
  ...data,
  prose: numberClauses(prose, data.clause),
})

/** A legal text, ready to show. */
export type LegalText = ReturnType<typeof composeLegalText>
