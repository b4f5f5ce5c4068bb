import type { MiddlewareHandler } from 'astro'
import { keepThaiWords } from './content/keep-thai-words.ts'

/** Sets the lines of Thai text, in the build and in `npm run dev`. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next()
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  return new Response(keepThaiWords(await response.text()), response)
}
