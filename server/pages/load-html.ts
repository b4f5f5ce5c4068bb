import type * as cheerio from 'cheerio'

/** The module of cheerio that parses. The one it is known by also loads what fetches pages from elsewhere, a hundred modules more. */
const parser = new URL('load-parse.js', import.meta.resolve('cheerio'))

/** cheerio's `load`, which parses HTML as browsers do. With it alone the server, which never fetches a page, starts sooner. */
export const { load }: Pick<typeof cheerio, 'load'> = await import(parser.href)
