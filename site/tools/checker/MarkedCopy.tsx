import type { Numbered } from './remark.ts'

const numbersAt = (remarks: readonly Numbered[], at: number) =>
  remarks
    .filter(({ start }) => start === at)
    .map(({ number }) => number)
    .join(' ') || undefined

interface LineProps {
  text: string
  /** Offset of the line in the draft. */
  start: number
  /** The remarks that overlap the line. */
  remarks: readonly Numbered[]
}

/** One line of the draft: remarks underline words, or put a caret where something is missing, with their numbers. */
function MarkedLine({ text, start, remarks }: LineProps) {
  const carets = remarks.filter(({ missing }) => missing)
  const below = remarks.filter(({ missing }) => !missing)
  const cuts = new Set([0, text.length])
  for (const { start: from, end, missing } of remarks)
    for (const at of missing ? [from] : [from, end]) cuts.add(Math.min(Math.max(at - start, 0), text.length))
  const points = [...cuts].sort((one, other) => one - other)
  return (
    <div>
      {points.map((point, at) => {
        const here = start + point
        const missed = numbersAt(carets, here)
        const piece = text.slice(point, points[at + 1] ?? point)
        const isMarked = below.some((remark) => remark.start <= here && remark.end > here)
        return [
          missed && <mark key={`caret ${point}`} className="caret" data-numbers={missed} />,
          isMarked && piece !== '' ? (
            <mark key={point} data-numbers={numbersAt(below, here)}>
              {piece}
            </mark>
          ) : (
            piece
          ),
        ]
      })}
    </div>
  )
}

/** A copy of the draft, exactly behind the text area, that shows the marks. */
export function MarkedCopy({ text, remarks }: { text: string; remarks: readonly Numbered[] }) {
  let start = 0
  const lines = text.split('\n').map((line) => {
    const from = start
    const end = from + line.length
    start = end + 1
    const inside = remarks.filter(
      (remark) => remark.start <= end && (remark.missing ? remark.start : remark.end) >= from,
    )
    return { line, from, inside }
  })
  return (
    <div data-part="copy" aria-hidden>
      {lines.map(({ line, from, inside }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position.
        <MarkedLine key={position} text={line} start={from} remarks={inside} />
      ))}
    </div>
  )
}
