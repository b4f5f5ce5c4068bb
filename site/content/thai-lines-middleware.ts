import type { MiddlewareHandler } from 'astro'
import { createThaiLines } from '../locale/thai-lines.ts'
import { listThaiNames } from './compose/thai-names.ts'
import { getContent } from './content.ts'

const setThaiLines = createThaiLines(listThaiNames(getContent('th')))

/** Sets the lines of Thai text in the finished HTML of pages and printed documents, in the build and in `npm run dev`. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next()
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  return new Response(setThaiLines(await response.text()), response)
}
