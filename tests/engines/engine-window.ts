import type { Protocol } from './protocols.ts'

type Json = string | number | boolean | null | readonly Json[] | { [key: string]: Json }

const KEYS = { Tab: '\uE004', Shift: '\uE008' }

/** A window of an engine, with what the tests do in it. */
export class EngineWindow {
  readonly #protocol: Protocol
  readonly #siteUrl: string

  constructor(protocol: Protocol, siteUrl: string) {
    this.#protocol = protocol
    this.#siteUrl = siteUrl
  }

  open = (path: string) => this.#protocol.open(this.#siteUrl + path)
  resize = (width: number, height: number) => this.#protocol.resize(width, height)
  close = () => this.#protocol.close()

  /** Runs a function in the page. What it gets and returns is copied. */
  async evaluate<Answer, Values extends Json[]>(
    look: (...values: Values) => Answer | Promise<Answer>,
    ...values: Values
  ): Promise<Answer> {
    const call = `Promise.resolve((${look})(...${JSON.stringify(values)}))`
    return JSON.parse(await this.#protocol.evaluate(`${call}.then((value) => JSON.stringify(value ?? null))`))
  }

  /** Presses an element in the middle of its words, or in its own middle. */
  async press(selector: string) {
    const { x, y } = await this.evaluate((selector) => {
      const control = document.querySelector(selector)
      if (!control) throw new Error(`There is no ${selector}`)
      const hasWords = ({ childNodes }: Element) =>
        [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
      const words = [...control.querySelectorAll('*')].filter((part) => hasWords(part) && !part.closest('.sr-only'))
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = (words.at(-1) ?? control).getClientRects()[0] ?? new DOMRect()
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    }, selector)
    const move = { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await this.#protocol.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  /** Types into what has the focus. */
  async type(text: string) {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await this.#protocol.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  async tab(direction: 'forwards' | 'backwards') {
    const shift = (type: string) => (direction === 'backwards' ? [{ type, value: KEYS.Shift }] : [])
    const tab = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS.Tab }))
    const actions = [...shift('keyDown'), ...tab, ...shift('keyUp')]
    await this.#protocol.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Chooses an option, which browsers show in a window of their own. */
  choose = (selector: string, place: number) =>
    this.evaluate(
      (selector, place) => {
        const field = document.querySelector<HTMLSelectElement>(selector)
        if (!field) throw new Error(`There is no ${selector}`)
        field.selectedIndex = place
        field.dispatchEvent(new Event('change', { bubbles: true }))
      },
      selector,
      place,
    )

  /** Scrolls to an element, which wakes its island, and waits until it is awake. */
  wake = (selector: string) =>
    this.evaluate(async (selector) => {
      const island = document.querySelector(selector)?.closest('astro-island')
      if (!island) throw new Error(`There is no island of ${selector}`)
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
      while (island.hasAttribute('ssr')) await new Promise((resolve) => setTimeout(resolve, 50))
    }, selector)
}
