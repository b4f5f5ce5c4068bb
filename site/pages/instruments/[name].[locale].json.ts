import type { APIRoute } from 'astro'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import { getWords } from '../../content/content.ts'
import { checkerWords } from '../../instruments/checker/checker-words.ts'

/** Those whose script says something. */
const words = { checker: checkerWords }
type Name = keyof typeof words

export const getStaticPaths = () =>
  (Object.keys(words) as Name[]).flatMap((name) =>
    LOCALES.map((locale) => ({ params: { name, locale }, props: { name, locale } })),
  )

/** What the script of an instrument says in a language. */
export const GET: APIRoute<{ name: Name; locale: Locale }> = ({ props: { name, locale } }) =>
  Response.json(words[name](getWords(locale), locale))
