import type { Remark } from './remark.ts'

/** A line of the copy, and by what it is known again. */
interface Line {
  key: string
  element: HTMLElement
}

/** A remark with its number in the list. */
export type Numbered = Remark & { number: number }

const numbersAt = (remarks: readonly Numbered[], at: number) =>
  remarks
    .filter(({ start }) => start === at)
    .map(({ number }) => number)
    .join(' ')

function mark(numbers: string, text: string): HTMLElement {
  const element = document.createElement('mark')
  if (numbers) element.dataset.numbers = numbers
  if (text === '') element.className = 'caret'
  element.textContent = text
  return element
}

/** One line with what is marked in it: below words a line, where something is missing a caret, at its start the numbers. */
function writeLine(text: string, start: number, remarks: readonly Numbered[]): HTMLElement {
  const line = document.createElement('div')
  const carets = remarks.filter(({ missing }) => missing)
  const below = remarks.filter(({ missing }) => !missing)
  const cuts = new Set([0, text.length])
  for (const { start: from, end, missing } of remarks)
    for (const at of missing ? [from] : [from, end]) cuts.add(Math.min(Math.max(at - start, 0), text.length))
  const points = [...cuts].sort((one, other) => one - other)
  for (const [at, point] of points.entries()) {
    const here = start + point
    const missed = numbersAt(carets, here)
    if (missed) line.append(mark(missed, ''))
    const piece = text.slice(point, points[at + 1] ?? point)
    if (piece === '') continue
    const isMarked = below.some((remark) => remark.start <= here && remark.end > here)
    line.append(isMarked ? mark(numbersAt(below, here), piece) : piece)
  }
  return line
}

/**
 * The copy behind the text area with an editor's marks in it, letter on letter. Written anew are only the lines that have
 * changed, because a long draft has thousands.
 */
export function markedCopy(copy: HTMLElement) {
  let lines: Line[] = []
  return (text: string, remarks: readonly Numbered[]): void => {
    let start = 0
    const written = text.split('\n').map((line) => {
      const from = start
      const end = from + line.length
      start = end + 1
      const inside = remarks.filter(
        (remark) => remark.start <= end && (remark.missing ? remark.start : remark.end) >= from,
      )
      const key = `${inside.map(({ number, start, end, missing }) => `${number}:${start - from}:${end - from}:${missing ?? ''}`)}|${line}`
      return { key, write: () => writeLine(line, from, inside) }
    })
    let top = 0
    while (top < Math.min(lines.length, written.length) && lines[top]?.key === written[top]?.key) top++
    let bottom = 0
    const most = Math.min(lines.length, written.length) - top
    while (bottom < most && lines.at(-1 - bottom)?.key === written.at(-1 - bottom)?.key) bottom++
    const fresh = written.slice(top, written.length - bottom).map(({ key, write }) => ({ key, element: write() }))
    const old = lines.slice(top, lines.length - bottom)
    const below = lines[lines.length - bottom]?.element ?? null
    for (const { element } of old) element.remove()
    const piece = document.createDocumentFragment()
    piece.append(...fresh.map(({ element }) => element))
    copy.insertBefore(piece, below)
    lines = [...lines.slice(0, top), ...fresh, ...lines.slice(lines.length - bottom)]
  }
}
