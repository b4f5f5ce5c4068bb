/**
 * Some of a page may be for those alone who ask for it: `/about` tells what each figure means, and `/about?figures=whole` also where each
 * stands and why some differ. The build writes the whole beside the page, as `about.whole.html`, which has no address of its own.
 */
const [FIELD, VALUE] = ['figures', 'whole']

/** What the file of the whole is called, before `.html`: `about.whole`. */
export const WHOLE_ENDING = `.${VALUE}`

/** The address of the whole of the page at a path. */
export const wholeOf = (path: string) => `${path}?${FIELD}=${VALUE}`

export const asksForWhole = (parameters: URLSearchParams) => parameters.get(FIELD) === VALUE

/** The same as nginx asks it. */
export const NGINX_ASKS_FOR_WHOLE = `$arg_${FIELD} = ${VALUE}`
