/**
 * What a browser may fetch before a link is followed: the next page's document and nothing that it names, so that a
 * wrong guess costs some 15 kB and runs no script. Browsers skip it by themselves where the visitor saves data or power.
 *
 * Where a pointer hovers, resting on a link is a good guess. On a touch screen browsers guess by what is in view, and
 * would fetch pages nobody asks for; there, only the touch itself counts, a tenth of a second before it is a click.
 */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/downloads/*', '/*.*'] } },
    { not: { selector_matches: '[download], [target=_blank]' } },
  ],
}

/** The mark on the root element of a page that is read with a pointer that hovers. */
const HOVERS = 'data-hovers'

export const markHovering = `matchMedia('(hover:hover)').matches&&document.documentElement.setAttribute('${HOVERS}','')`

export const speculationRules = JSON.stringify({
  prefetch: [
    { where: pages, eagerness: 'conservative' },
    { where: { and: [...pages.and, { selector_matches: `[${HOVERS}] a` }] }, eagerness: 'moderate' },
  ],
})
