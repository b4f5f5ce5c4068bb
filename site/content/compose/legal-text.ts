import { load } from 'cheerio'
import type { LegalPage } from '../schemas/pages.ts'
import type { FilledFile, Prose } from './prose.ts'

const markClauseNumber = (number: string) => `<span class="clause-number">${number}</span> `

/**
 * Numbers the sections (`ข้อ 2`) and their paragraphs (`2.1`) of a legal text. Lists and tables belong to the paragraph before
 * them. The id of a paragraph is the same in both languages: `rights-2`.
 *
 * @param template the name of a section, with `{n}` for its number
 */
function numberClauses({ html, headings }: Prose, template: string): Prose {
  const $ = load(html, null, false)
  const named = headings.map(({ id, text }, position) => {
    const number = String(position + 1)
    const name = template.replace('{n}', number).replaceAll(' ', '\u00A0')
    const section = $(`h2[id="${id}"]`)
    for (const [index, clause] of section.nextUntil('h2', 'p').toArray().entries()) {
      const place = index + 1
      $(clause)
        .attr({ id: `${id}-${place}`, class: 'clause' })
        .prepend(markClauseNumber(`${number}.${place}`))
    }
    section.prepend(markClauseNumber(name))
    return { id, text: `${name} ${text}` }
  })
  return { html: $.html(), headings: named }
}

export const composeLegalText = ({ data, prose }: FilledFile<LegalPage>) => ({
  ...data,
  prose: numberClauses(prose, data.clause),
})

export type LegalText = ReturnType<typeof composeLegalText>
