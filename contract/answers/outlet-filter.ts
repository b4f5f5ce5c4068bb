import type { Answer } from './answer.ts'
import { readField } from './read-field.ts'

/** The names of the filter's choices, and of the parameters in the address. */
export const OUTLET_CHOICES = ['by', 'list'] as const

/** An address of the page without this asks nothing. */
export const asksForOutlets = (parameters: URLSearchParams) => parameters.has('by')

/** What an address that asks for outlets is answered: the choices themselves, by which the style sheet leaves their rows. */
export const answerOutlets = (parameters: URLSearchParams): Answer => ({
  values: Object.fromEntries(OUTLET_CHOICES.map((name) => [name, readField(parameters, name)])),
  errors: {},
  texts: {},
  links: {},
  parts: [],
})
