import type { Page } from '@playwright/test'
import { keepRunningTextTogether } from '../../site/content/keep-together.ts'
import type { Evaluates } from './too-wide.ts'

/** A place where the browser ended a line, within a piece of text. */
interface LineEnd {
  text: string
  /** The first letter of the next line. */
  at: number
}

/** Every place where a line of Thai text ends on the page as it stands, answers that can be opened included. */
const lineEnds = (page: Evaluates<LineEnd[]>): Promise<LineEnd[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const ends: LineEnd[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { data } = node as Text
      if (!/[\u0E01-\u0E4E]/.test(data) || node.parentElement?.closest('script, style, svg, textarea, .trap')) continue
      range.selectNodeContents(node)
      if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size < 2) continue
      // Joiners, and the space that a line ends with, have no width: they stand where the next letter stands that has one. A letter is
      // looked at with the signs above and below it, of whose width Firefox gives each a share, and in its last box: its first may
      // be what the line before ends with.
      const letterFrom = (start: number): { at: number; box: DOMRect } | undefined => {
        for (let at = start; at < data.length; at += 1) {
          if (/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/.test(data[at] ?? '')) continue
          range.setStart(node, at)
          range.setEnd(
            node,
            at + 1 + (/^[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]*/.exec(data.slice(at + 1))?.[0].length ?? 0),
          )
          const box = [...range.getClientRects()].findLast(({ width }) => width > 0)
          if (box) return { at, box }
        }
        return undefined
      }
      for (let first = letterFrom(0); first; ) {
        const { at, box } = first
        const below = box.top + box.height / 2
        // Lines follow each other, so the first letter of the next is found by halving: behind `on`, and not behind `end`.
        let [on, end] = [at, data.length]
        while (end - on > 1) {
          const middle = (on + end) >> 1
          if ((letterFrom(middle)?.box.top ?? Number.POSITIVE_INFINITY) > below) end = middle
          else on = middle
        }
        first = letterFrom(end)
        if (first) ends.push({ text: data, at: first.at })
      }
    }
    return ends
  })

/** Texts as they are to be broken. Each stands on many pages, and ends its lines anew in each window. */
const together = new Map<string, string>()

function keptTogether(text: string): string {
  const kept = together.get(text) ?? keepRunningTextTogether(text, 'th')
  together.set(text, kept)
  return kept
}

const MARKS = /[\u2060\u200B\u200D]/g
const isJoiner = (sign = '') => /[\u2060\u200D]/.test(sign)

/** The line ends at a mark that forbids one: each engine has its own way with them. Shown as what stands around them. */
export async function brokenAtMarks(page: Evaluates<LineEnd[]>): Promise<string[]> {
  return (await lineEnds(page)).flatMap(({ text, at }) => {
    const before = text.slice(0, at)
    return isJoiner(before.at(-1)) || before.endsWith('\u00A0')
      ? [`${before.slice(-14)}|${text.slice(at, at + 14)}`]
      : []
  })
}

/**
 * The line ends on which a reader would stumble: within a phrase or a name, between a number and its unit. Shown as what
 * stands around them.
 */
export async function brokenPhrases(page: Evaluates<LineEnd[]>): Promise<string[]> {
  return (await lineEnds(page)).flatMap(({ text, at }) => {
    const before = text.slice(0, at).replace(MARKS, '').replaceAll('\u00A0', ' ')
    const after = text.slice(at).replace(MARKS, '').replaceAll('\u00A0', ' ')
    const kept = keptTogether(before + after)
    // The same place in the text as it is to be broken.
    let place = 0
    for (let letters = 0; letters < before.length; place += 1) if (!isJoiner(kept[place])) letters += 1
    const isBound = isJoiner(kept[place]) || kept[place - 1] === '\u00A0' || isWithinWord(before, after, kept, place)
    return isBound ? [`${before.slice(-14)}|${after.slice(0, 14)}`] : []
  })
}

/** The same in windows of phones, and where columns are narrow. */
export async function brokenInWindows(page: Page, widths: readonly number[] = [320, 360, 390, 768, 1024, 1440]) {
  const broken: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const phrase of await brokenPhrases(page)) broken.push(`${width} px: ${phrase}`)
  }
  return broken
}

const words = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * Whether a line was ended within a number or a Latin word, or where not even the dictionary ends a Thai one: the column is too narrow
 * for it. An e-mail address is longer than some columns of a phone, and parted behind its @.
 */
function isWithinWord(before: string, after: string, kept: string, place: number): boolean {
  if (/[\dA-Za-z]$/.test(before) && /^[\dA-Za-z]/.test(after)) return !/@\S*$/.test(before)
  if (!/[\u0E01-\u0E4E]$/.test(before) || !/^[\u0E01-\u0E4E]/.test(after)) return false
  const start = place - (/[^\s\u2060\u200D]*$/.exec(kept.slice(0, place))?.[0].length ?? 0)
  const rest = /^[^\s\u2060\u200D]*/.exec(kept.slice(start))?.[0] ?? ''
  return ![...words.segment(rest)].some(({ index }) => start + index === place)
}
