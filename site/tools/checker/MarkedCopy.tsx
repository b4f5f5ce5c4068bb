import type { Numbered } from './remark.ts'

const numbersAt = (remarks: readonly Numbered[], at: number) =>
  remarks
    .filter(({ start }) => start === at)
    .map(({ number }) => number)
    .join(' ') || undefined

interface LineProps {
  text: string
  /** Where the line begins in the draft. */
  start: number
  /** Those that touch the line. */
  remarks: readonly Numbered[]
}

/** One line with what is marked in it: below words a line, where something is missing a caret, at its start the numbers. */
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

/** The copy behind the text area with an editor's marks in it, letter on letter. */
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
