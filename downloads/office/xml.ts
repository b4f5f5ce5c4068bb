import { escapeMarkup } from '../../contract/escape-markup.ts'

/** Markup, in contrast to text. */
export interface Xml {
  readonly markup: string
}

type Value = string | number | false | undefined | Xml | readonly Value[]

function markupOf(value: Value): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(String(value))
  return 'markup' in value ? value.markup : value.map(markupOf).join('')
}

/** Writes XML. Values are escaped, markup is kept, lists are joined: `` xml`<p>${text}${list.map(item)}</p>` ``. */
export const xml = (strings: TemplateStringsArray, ...values: readonly Value[]): Xml => ({
  markup: String.raw({ raw: strings }, ...values.map(markupOf)),
})
