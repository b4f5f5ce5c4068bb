/**
 * Some of a page may be for those alone who ask for it: `/about` tells what each figure means, and `/about?figures=whole` also where each
 * stands and why some differ. The build writes the whole beside the page, as `about.whole.html`, which has no address of its own.
 */
const VALUE = 'whole'

/** What is asked for, by the last part of the page's path. */
const FIELDS: Record<string, string> = {
  about: 'figures',
  'thai-news-distribution': 'release',
  'performance-analytics': 'report',
}

const fieldOf = (path: string) => FIELDS[path.slice(path.lastIndexOf('/') + 1)] ?? VALUE

/** What the file of the whole is called, before `.html`: `about.whole`. */
export const WHOLE_ENDING = `.${VALUE}`

/** The address of the whole of the page at a path. */
export const wholeOf = (path: string) => `${path}?${fieldOf(path)}=${VALUE}`

export const asksForWhole = (path: string, parameters: URLSearchParams) => parameters.get(fieldOf(path)) === VALUE

/** The same as nginx asks it. */
export const nginxAsksForWhole = (path: string) => `$arg_${fieldOf(path)} = ${VALUE}`
