import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** The window of a page that axe has been put into. */
export interface WithAxe {
  axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
}

/**
 * The looks of words in which axe has measured a contrast that is enough, and the words, in their look, of which it could say nothing,
 * such as those that nobody sees: what stands on many pages is asked about once, and again where anything of it differs that the answer
 * depends on. All tests of a worker share it.
 */
const settled = new Set<number>()

/**
 * What axe says of the contrast of the words on the page as it stands, or in a part of it: which of them cannot be read.
 *
 * A look is all that axe computes it from: the colour of the letters and their shadow, whether they are large, every ground and every
 * opacity from the root down to them, and the grounds of others that lie where they lie.
 */
export async function unreadable(page: Page, part?: string): Promise<string[]> {
  const { faults, answered } = await page.evaluate(
    async ({ part, known }) => {
      /** A hash of 53 bits: the looks themselves are long, and go to and fro with each page. */
      const hash = (text: string) => {
        let [one, other] = [0xdeadbeef, 0x41c6ce57]
        for (let at = 0; at < text.length; at += 1) {
          const code = text.charCodeAt(at)
          one = Math.imul(one ^ code, 2654435761)
          other = Math.imul(other ^ code, 1597334677)
        }
        return 4294967296 * (2097151 & (other ^ (other >>> 15))) + ((one ^ (one >>> 15)) >>> 0)
      }
      const chains = new Map<Element, string>()
      const grounds: { element: Element; box: DOMRect; ground: string }[] = []
      const words: { element: Element; box: DOMRect; type: string }[] = []
      const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '')
      const within = part ? document.querySelector(part) : document.documentElement
      for (const element of [document.documentElement, ...document.body.querySelectorAll('*'), document.body]) {
        if (!element.checkVisibility()) continue
        const style = getComputedStyle(element)
        const paint = `${style.backgroundColor} ${style.backgroundImage}`
        const ground = paint === 'rgba(0, 0, 0, 0) none' ? '' : paint
        if (ground) grounds.push({ element, box: element.getBoundingClientRect(), ground })
        const own = `${ground}${style.opacity === '1' ? '' : style.opacity}`
        chains.set(element, own && `/${own}`)
        const hasWords = element.matches('input:not([type=checkbox], [type=radio]), select, textarea')
        if (!within?.contains(element) || !(hasWords || [...element.childNodes].some(isText))) continue
        const box = element.getBoundingClientRect()
        // Words for screen readers are a pixel small, or stand outside the page.
        if (box.width <= 1 || box.height <= 1 || box.right <= 0 || box.bottom + scrollY <= 0) continue
        const points = Math.ceil(Number.parseFloat(style.fontSize) * 72) / 96
        const isLarge = points >= (Number(style.fontWeight) >= 700 ? 14 : 18)
        const isDisabled = element.closest(':disabled, [aria-disabled=true], [inert]') !== null
        words.push({
          element,
          box,
          type: `${style.color} ${isLarge} ${style.textShadow} ${isDisabled} ${element.localName}`,
        })
      }
      const asked = new Map<Element, { look: number; itself: number }>()
      for (const { element, box, type } of words) {
        let look = type
        for (let around: Element | null = element; around; around = around.parentElement)
          look += chains.get(around) ?? ''
        for (const other of grounds) {
          const meets =
            other.box.left < box.right &&
            other.box.right > box.left &&
            other.box.top < box.bottom &&
            other.box.bottom > box.top
          if (meets && !other.element.contains(element)) look += `, ${other.ground}`
        }
        const keys = { look: hash(look), itself: hash(`${look} ${element.className} ${element.textContent}`) }
        if (!known.includes(keys.look) && !known.includes(keys.itself)) asked.set(element, keys)
      }
      const answered = new Set<number>()
      const faults = new Set<string>()
      const ask = async (include: Element[]) => {
        if (include.length === 0) return
        const { violations, passes } = await (window as unknown as WithAxe).axe.run(
          { include },
          {
            runOnly: { type: 'rule', values: ['color-contrast'] },
            resultTypes: ['violations', 'passes'],
            elementRef: true,
          },
        )
        for (const { target } of violations.flatMap(({ nodes }) => nodes)) faults.add(`color-contrast: ${target}`)
        for (const { element, any } of passes.flatMap(({ nodes }) => nodes)) {
          const keys = element && asked.get(element)
          // What is out of sight passes, too, and says nothing.
          if (keys && typeof any[0]?.data?.contrastRatio === 'number') answered.add(keys.look)
        }
      }
      // Of each look the longest words, as of a single sign axe says nothing; and then all others of those looks of which it could not say.
      const length = (element: Element) => element.textContent.length
      const first = new Map<number, Element>()
      for (const [element, { look }] of asked) {
        const longest = first.get(look)
        if (!longest || length(element) > length(longest)) first.set(look, element)
      }
      await ask([...first.values()])
      const rest = [...asked].filter(([, { look }]) => !answered.has(look)).map(([element]) => element)
      await ask(rest.filter((element) => first.get(asked.get(element)?.look ?? 0) !== element))
      for (const element of rest) answered.add(asked.get(element)?.itself ?? 0)
      return { faults: [...faults], answered: [...answered] }
    },
    { part, known: [...settled] },
  )
  if (faults.length === 0) for (const key of answered) settled.add(key)
  return faults
}
