import { type CheerioAPI, load } from 'cheerio'
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
import { errorId, MESSAGE_ATTRIBUTE, PREFIX_ATTRIBUTE } from '../../contract/form-markup.ts'
import { askedAgain } from './asked-again.ts'
import { changesOf, type Spot, spotOf } from './page-spots.ts'

type Selection = ReturnType<CheerioAPI>

interface Field {
  control: Spot
  isCheckbox: boolean
  /** By their values; none of what is no list. */
  options: ReadonlyMap<string, Spot> | undefined
  /** The buttons of a group, by their values; `control` is the one that is chosen as the page was built. */
  radios: ReadonlyMap<string, Spot> | undefined
  error: Spot | undefined
  message: Spot | undefined
  /** What is said before the message, and where. */
  prefix: { spot: Spot | undefined; text: string }
}

const spotsIn = (found: Selection) => found.toArray().map(spotOf)

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

/** The fields of a form, by their names. */
function fieldsOf($: CheerioAPI, desk: Selection, question: QuestionName): ReadonlyMap<string, Field> {
  const byValue = (found: ReturnType<Selection['find']>) =>
    new Map(found.toArray().map((element) => [$(element).attr('value') ?? '', spotOf(element)]))
  return new Map(
    desk
      .find('form [name]:not([type=radio]:not([checked]))')
      .toArray()
      .map((element) => {
        const control = $(element)
        const name = control.attr('name') ?? ''
        const error = desk.find(`[id="${errorId(question, name)}"]`)
        const prefix = error.find(`[${PREFIX_ATTRIBUTE}]`)
        const field: Field = {
          control: spotOf(element),
          isCheckbox: control.is('[type=checkbox]'),
          options: control.is('select') ? byValue(control.find('option')) : undefined,
          radios: control.is('[type=radio]') ? byValue(desk.find(`[name="${name}"]`)) : undefined,
          error: spotsIn(error)[0],
          message: spotsIn(error.find(`[${MESSAGE_ATTRIBUTE}]`))[0],
          prefix: { spot: spotsIn(prefix)[0], text: prefix.attr(PREFIX_ATTRIBUTE) ?? '' },
        }
        return [name, field] as const
      }),
  )
}

/**
 * Prepares a built page for the answers to a question: it is parsed once, here, and an answer is then put into the places that were
 * found.
 *
 * @param html the built page
 * @param titlePrefix put before the title where something is wrong, so that a screen reader says it first
 * @returns what writes an answer to a query (with its `?`) into the page, or nothing where the page does not ask this question
 */
export function answeredPage(
  html: string,
  question: QuestionName,
  titlePrefix: string,
): ((answer: Answer, query: string) => string) | undefined {
  const $ = load(html, { sourceCodeLocationInfo: true })
  const desk = $(`[${QUESTION_ATTRIBUTE}="${question}"]`)
  const [title] = spotsIn($('head > title'))
  if (desk.length === 0 || !title) return undefined
  const titleText = $('head > title').text()
  const fields = fieldsOf($, desk, question)
  const [textSpots, linkSpots, partSpots] = [TEXT_ATTRIBUTE, LINK_ATTRIBUTE, PART_ATTRIBUTE].map((attribute) =>
    spotsBy($, desk, attribute),
  ) as [ReadonlyMap<string, Spot[]>, ReadonlyMap<string, Spot[]>, ReadonlyMap<string, Spot[]>]
  const switches = switchesIn($)
  const unanswered = spotsIn(desk.find(`[${UNANSWERED_ATTRIBUTE}]`))

  return ({ values, errors, texts, links, parts }, query) => {
    const page = changesOf(html)
    const each = (spots: readonly Spot[] | undefined, change: (spot: Spot) => void) => spots?.forEach(change)
    if (Object.keys(errors).length > 0) page.setText(title, titlePrefix + titleText)
    for (const [name, value] of Object.entries(values)) {
      const field = fields.get(name)
      if (!field || value === '') continue
      const { control, isCheckbox, options, radios } = field
      const option = options?.get(value)
      const radio = radios?.get(value)
      if (radios) {
        if (radio) page.removeAttribute(control, 'checked')
        if (radio) page.setAttribute(radio, 'checked')
      } else if (option) page.setAttribute(option, 'selected')
      else if (options) page.addOption(control, value)
      else if (isCheckbox) page.setAttribute(control, 'checked')
      else page.setAttribute(control, 'value', value)
    }
    for (const [name, message] of Object.entries(errors)) {
      const { control, error, message: place, prefix } = fields.get(name) ?? {}
      if (control) page.setAttribute(control, 'aria-invalid', 'true')
      if (error) page.removeAttribute(error, 'hidden')
      if (prefix?.spot) page.setText(prefix.spot, prefix.text)
      if (place) page.setText(place, message)
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
