/** How the pen runs, drawn on a square. */
const strokes = {
  /** Through a word; no two alike beside each other. */
  through: ['M0 6Q4 2 10 5', 'M0 4Q5 8 10 4', 'M0 5Q6 3 10 6'],
  /** A caret, where words were put in. */
  caret: ['M0 10 4 0 10 9'],
  /** Up, from where a sentence stood. */
  moved: ['M10 10C0 9-1 2 6 1M3 0 6.500 1 4 3'],
} as const

interface StrokeProps {
  kind: keyof typeof strokes
  /** Which of several. */
  turn?: number
}

/** Longer than any line of text. */
const LEADER = `M0 3q30-4 60 0${'t60 0'.repeat(17)}`

/** The line from a mark to the margin. It keeps its shape and is cut off where the text ends. */
export function Leader() {
  return (
    <svg className="ink-leader" viewBox="0 0 1080 6" aria-hidden="true">
      <path d={LEADER} />
    </svg>
  )
}

/** A stroke of the pen. It stretches with what it marks; its weight stays. */
export function Stroke({ kind, turn = 0 }: StrokeProps) {
  const shapes: readonly string[] = strokes[kind]
  return (
    <svg className={`ink-${kind}`} viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={shapes[turn % shapes.length]} />
    </svg>
  )
}
