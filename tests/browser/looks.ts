import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** The window of a page that axe has been put into. */
export interface WithAxe {
  axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
}

/**
 * Hashes of text styles that axe has already passed, or could not judge. A style that occurs on many pages is checked once;
 * it is checked again if anything differs that contrast depends on.
 * All tests of a worker share this set.
 */
const settled = new Set<number>()

/**
 * Returns the texts of the page, or of one part of it, whose contrast axe finds too low.
 *
 * A text style is everything that axe computes contrast from: text color and shadow, font size, the backgrounds and
 * opacities of all ancestors, and the backgrounds of elements that overlap the text.
 */
export async function unreadable(page: Page, part?: string): Promise<string[]> {
  const { faults, answered } = await page.evaluate(
    async ({ part, known }) => {
      /** A 53-bit hash, because the styles are long and are exchanged with every page. */
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
        // Text for screen readers only is one pixel large or outside the page.
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
          // Invisible text passes and is not reported.
          if (keys && typeof any[0]?.data?.contrastRatio === 'number') answered.add(keys.look)
        }
      }
      // First the longest text of each style, because axe skips single characters. Then all texts of styles that stayed undecided.
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
