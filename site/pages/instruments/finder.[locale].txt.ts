import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import { getWords } from '../../content/content.ts'
import { FinderInPlace } from '../../sections/finder/FinderInPlace.tsx'

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }))

/** The plan finder, for the home page, which has only the link to it until somebody takes it. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  new Response(renderToStaticMarkup(createElement(FinderInPlace, { words: getWords(locale), locale })))
