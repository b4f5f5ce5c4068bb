import type { Page } from '@playwright/test'

/** Signs that the faces of a language have not: drawn by the device, small and apart from the words. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set('★←→†')

/** Whether a face is meant to have a sign: the names and quotes in Thai on English pages are the device's. */
const isMeantFor = (face: string, sign: string) =>
  !/[\p{Default_Ignorable_Code_Point}\s]/u.test(sign) &&
  !OF_THE_DEVICE.has(sign) &&
  (face.includes('krajai-th-') || !/\p{Script=Thai}/u.test(sign))

/**
 * The weights that the files of the faces have. Text of another is drawn in the nearest or thickened by the browser, and while a file is
 * late each weight has the device's fonts looked for once more, which is a third of a slow phone's first layout.
 */
const WEIGHTS: Readonly<Record<string, readonly string[]>> = {
  'krajai-en-display': ['500'],
  'krajai-en-dateline': ['500'],
  'krajai-en-text': ['400', '600'],
  'krajai-th-display': ['600'],
  'krajai-th-text': ['400', '600'],
  'krajai-th-quoted': ['400'],
}

/** The faces, of those in which something was said, that have no file of their weight. */
export const withoutFile = (said: Said) =>
  [...said].flatMap(([face, characters]) => {
    const [weight = '', first = '', second = ''] = face.split(/,? /)
    // What is quoted has Thai alone of its own; the references in it are digits, of the text face.
    const isQuoted = first === 'krajai-th-quoted' && /\p{Script=Thai}/u.test([...characters].join(''))
    const family = first === 'krajai-th-quoted' && !isQuoted ? second : first
    return WEIGHTS[family]?.includes(weight) ? [] : face
  })

/** What pages say in each face of the site: `600 krajai-th-text` and its characters. */
export type Said = Map<string, Set<string>>

/** What a page says in each face of the site. */
const saidIn = (page: Page) =>
  page.evaluate(() => {
    const said: Record<string, string> = {}
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || element.closest('script, style, template')) continue
      const { fontFamily, fontWeight, textTransform } = getComputedStyle(element)
      const families = fontFamily.match(/krajai-[\w-]+/g)
      if (!families) continue
      const face = `${fontWeight} ${families.join(', ')}`
      const shown = textTransform === 'uppercase' ? text.nodeValue?.toUpperCase() : text.nodeValue
      said[face] = [...new Set(`${said[face] ?? ''}${shown}`)].join('')
    }
    return said
  })

/** Adds to what other pages say what this one says. */
export async function hear(page: Page, said: Said): Promise<void> {
  for (const [face, characters] of Object.entries(await saidIn(page))) {
    said.set(face, new Set([...(said.get(face) ?? []), ...characters]))
  }
}

/**
 * What is drawn in another face than the site's own, of what was said. Each character is put into the page by itself, a mark upon a
 * letter, so that the browser tells with which font it drew it.
 */
export async function drawnByDevice(page: Page, said: Said): Promise<string[]> {
  const visible = [...said].flatMap(([face, characters]) =>
    [...characters]
      .filter((sign) => isMeantFor(face, sign))
      .map((sign) => ({ face, sign: /\p{M}/u.test(sign) ? `ก${sign}` : sign })),
  )
  await page.evaluate(async (signs) => {
    document.body.replaceChildren(
      ...signs.map(({ face, sign }) => {
        const shown = document.createElement('span')
        shown.className = 'shown'
        const [, weight = '', families = ''] = /^(\d+) (.+)$/.exec(face) ?? []
        Object.assign(shown.style, { fontWeight: weight, fontFamily: families })
        shown.textContent = sign
        return shown
      }),
    )
    await document.fonts.ready
  }, visible)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.shown' })
  const missing: string[] = []
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    const drawn = visible[index]
    if (drawn && fonts.some(({ isCustomFont }) => !isCustomFont)) missing.push(`${drawn.sign} in ${drawn.face}`)
  }
  if (nodeIds.length !== visible.length) throw new Error(`${nodeIds.length} of ${visible.length} signs are in the page`)
  return missing
}
