import type { APIRoute } from 'astro'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import { getWords } from '../../content/content.ts'
import { contactFormProps } from '../../islands/contact/contact-form-props.ts'
import { ISLANDS, type IslandName } from '../../islands/island-names.ts'
import { loadMoreProps } from '../../islands/load-more/load-more-props.ts'
import { signupFormProps } from '../../islands/signup/signup-form-props.ts'

const props = { signup: signupFormProps, contact: contactFormProps, 'load-more': loadMoreProps }

export const getStaticPaths = () =>
  ISLANDS.flatMap((name) => LOCALES.map((locale) => ({ params: { name, locale }, props: { name, locale } })))

/** What an island is given when it wakes, as its HTML was when the site was built. */
export const GET: APIRoute<{ name: IslandName; locale: Locale }> = ({ props: { name, locale } }) =>
  Response.json(props[name](getWords(locale), locale))
