import { load } from 'cheerio/slim'
import { parse } from 'parse5'
import { adapter as treeAdapter } from 'parse5-htmlparser2-tree-adapter'

/**
 * A built page as a browser reads it, each element with its place. cheerio's main entry does the same, and loads a client for HTTP with it at
 * every start.
 */
export const parsedPage = (html: string) => load(parse(html, { treeAdapter, sourceCodeLocationInfo: true }))
