import { plainText } from '../../contract/plain-text.ts'
import { content } from '../../site/content/fixture-content.ts'
import { expect, test } from './fixture.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const MARKS = /[\u2060\u200B\u00AD\u200D]/

/** What the clipboard holds, as text and as HTML. */
const clipboard = () =>
  navigator.clipboard.read().then(async ([item]) => {
    const read = async (type: string) => (await item?.getType(type))?.text() ?? ''
    return { text: await read('text/plain'), html: await read('text/html') }
  })

test('what is copied from a Thai page is free of the marks between letters, which the page keeps', async ({ page }) => {
  await page.goto('/th/media-kit')
  const facts = page.locator('.company-facts')
  await expect(facts).toContainText(MARKS)
  const before = await page.locator('main').textContent()
  await facts.selectText()
  const selected = () =>
    page.evaluate(() =>
      getSelection()
        ?.toString()
        .replace(/[\u2060\u200B\u200D]/g, ''),
    )
  const chosen = await selected()
  await page.keyboard.press('ControlOrMeta+c')
  const { text, html } = await page.evaluate(clipboard)
  expect(text).not.toMatch(MARKS)
  expect(html).not.toMatch(MARKS)
  expect(text).toContain(content.th.identity.name)
  expect(html).toContain(content.th.identity.name)
  // As the browser writes it: with its elements.
  expect(html).toMatch(/<d[dt]/)
  await expect.poll(() => page.locator('main').textContent()).toBe(before)
  expect(await selected()).toBe(chosen)
})

test('a part of a sentence is copied from its first letter to its last', async ({ page }) => {
  await page.goto('/th/about')
  const sentence = page.locator('main p').filter({ hasText: MARKS }).first()
  const [chosen, kept] = await sentence.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (!/\u200D/.test(texts.currentNode.nodeValue ?? '')) texts.nextNode()
    const text = texts.currentNode as Text
    // A browser selects whole letters, with the vowels and tones that stand on them.
    const letters = [...text.data.matchAll(/[ก-ฮ]/g)].map(({ index }) => index)
    const [from = 0, to = 0] = [letters[1], letters.at(-2)]
    getSelection()?.setBaseAndExtent(text, from, text, to)
    return [text.data.slice(from, to), text.data]
  })
  expect(chosen).toMatch(MARKS)
  await page.keyboard.press('ControlOrMeta+c')
  expect((await page.evaluate(clipboard)).text).toBe(plainText(chosen ?? ''))
  await expect.poll(() => sentence.textContent()).toContain(kept ?? '')
})

test('the words about the company are copied by their button', async ({ page }) => {
  const { boilerplate } = content.th.pages['media-kit']
  await page.goto('/th/media-kit')
  await page.getByRole('button', { name: boilerplate.short.copy }).click()
  await expect(page.getByRole('button', { name: boilerplate.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(plainText(boilerplate.short.text))
})

test('what is typed into a field is copied as it was typed', async ({ page }) => {
  await page.goto('/th#contact')
  const field = page.locator('textarea').first()
  await field.fill('ก\u2060ข')
  await field.selectText()
  await page.keyboard.press('ControlOrMeta+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ก\u2060ข')
})
