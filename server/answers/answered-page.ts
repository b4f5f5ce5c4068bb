import type { CheerioAPI } from 'cheerio'
import {
  type Answer,
  answerId,
  LINK_ATTRIBUTE,
  PART_ATTRIBUTE,
  QUESTION_ATTRIBUTE,
  type QuestionName,
  TEXT_ATTRIBUTE,
  UNANSWERED_ATTRIBUTE,
} from '../../contract/answers/answer.ts'
import { fillField, type PageField, pageField, showError, spotsIn, titlePrefixing } from '../pages/page-fields.ts'
import { changesOf, type Spot, spotOf } from '../pages/page-spots.ts'
import { parsedPage } from '../pages/parsed-page.ts'
import { askedAgain } from './asked-again.ts'

type Selection = ReturnType<CheerioAPI>

/** The spots of what an attribute names, by its value. */
function spotsBy($: CheerioAPI, desk: Selection, attribute: string): ReadonlyMap<string, Spot[]> {
  const found = desk.find(`[${attribute}]`).toArray()
  const named = Map.groupBy(found, (element) => $(element).attr(attribute) ?? '')
  return new Map([...named].map(([name, elements]) => [name, elements.map(spotOf)]))
}

/** The links that lead to this page in another language, which shall be asked the same. */
const switchesIn = ($: CheerioAPI) =>
  $('a[data-language]')
    .toArray()
    .map((element) => ({ spot: spotOf(element), href: $(element).attr('href') ?? '' }))

/** The fields of a form, by their names. A group of buttons is the one that is chosen. */
function fieldsOf($: CheerioAPI, desk: Selection, question: QuestionName): ReadonlyMap<string, PageField> {
  const controls = desk.find('form [name]:not([type=radio]:not([checked]))').toArray()
  return new Map(
    controls.map((element) => {
      const control = $(element)
      const name = control.attr('name') ?? ''
      return [name, pageField($, question, name, control)]
    }),
  )
}

/** Whether a built page asks a question, without parsing it. */
export const asksIn = (html: string, question: QuestionName) => html.includes(`${QUESTION_ATTRIBUTE}="${question}"`)

/**
 * Prepares a built page for the answers to a question: it is parsed once, here, and an answer is then put into the places that were
 * found.
 *
 * @param html the built page, in which the question is asked
 * @param titlePrefix put before the title where something is wrong, so that a screen reader says it first
 * @returns what writes an answer to a query (with its `?`) into the page
 */
export function answeredPage(
  html: string,
  question: QuestionName,
  titlePrefix: string,
): (answer: Answer, query: string) => string {
  const $ = parsedPage(html)
  const desk = $(`[${QUESTION_ATTRIBUTE}="${question}"]`)
  const prefixTitle = titlePrefixing($)
  const fields = fieldsOf($, desk, question)
  const textSpots = spotsBy($, desk, TEXT_ATTRIBUTE)
  const linkSpots = spotsBy($, desk, LINK_ATTRIBUTE)
  const partSpots = spotsBy($, desk, PART_ATTRIBUTE)
  const switches = switchesIn($)
  const unanswered = spotsIn(desk.find(`[${UNANSWERED_ATTRIBUTE}]`))

  return ({ values, errors, texts, links, parts }, query) => {
    const page = changesOf(html)
    const each = (spots: readonly Spot[] | undefined, change: (spot: Spot) => void) => spots?.forEach(change)
    if (Object.keys(errors).length > 0) prefixTitle(page, titlePrefix)
    for (const [name, value] of Object.entries(values)) {
      const field = fields.get(name)
      if (!field || value === '') continue
      // A browser's own zone need not be in the list.
      if (field.kind === 'select' && !field.choices.has(value)) page.addOption(field.control, value)
      else fillField(page, field, value)
    }
    for (const [name, message] of Object.entries(errors)) {
      const field = fields.get(name)
      if (field) showError(page, field, message)
    }
    for (const [name, text] of Object.entries(texts)) each(textSpots.get(name), (spot) => page.setText(spot, text))
    for (const [name, href] of Object.entries(links)) {
      each(linkSpots.get(name), (spot) => page.setAttribute(spot, 'href', href))
    }
    for (const part of parts) each(partSpots.get(part), (spot) => page.removeAttribute(spot, 'hidden'))
    const again = `${askedAgain(query)}#${answerId(question)}`
    for (const { spot, href } of switches) page.setAttribute(spot, 'href', href + again)
    each(unanswered, (spot) => page.setAttribute(spot, 'hidden'))
    return page.text()
  }
}
