import type { Page } from '@playwright/test'

/** Runs in the page: translates it as Chrome does. Each text stands in two elements of the translator's own, and what comes later, too. */
function translateHere(): void {
  const put = (text: Text) => {
    const parent = text.parentElement
    if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, [translate=no]')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(`«${text.data}»`)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translate = (node: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    // The root itself is no step of the walker.
    if (node instanceof Text) texts.push(node)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(put)
  }
  document.documentElement.lang = 'ja'
  document.documentElement.classList.add('translated-ltr')
  translate(document.body)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Has the browser translate the page that is shown. */
export const translate = (page: Page) => page.evaluate(translateHere)

/** Has the browser translate every page of a tab once it has loaded. */
export const translatePages = (page: Page) => page.addInitScript(`addEventListener('load', ${translateHere})`)
