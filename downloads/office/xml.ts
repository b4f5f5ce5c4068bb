import { escapeMarkup } from '../../contract/escape-markup.ts'

/** Markup, which is not escaped again. */
export interface Xml {
  readonly markup: string
}

type Value = string | number | false | undefined | Xml | readonly Value[]

function toMarkup(value: Value): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(String(value))
  return 'markup' in value ? value.markup : value.map(toMarkup).join('')
}

/** Writes XML. Escapes text, keeps markup and joins lists: `` xml`<p>${text}${list.map(createItem)}</p>` ``. */
export const xml = (strings: TemplateStringsArray, ...values: readonly Value[]): Xml => ({
  markup: String.raw({ raw: strings }, ...values.map(toMarkup)),
})
