/** A piece of a corrected text: unchanged text or a correction. */
export interface InkPart {
  text?: string
  cut?: string
  /** Together with `cut`: the replacement. */
  added?: string
  /** True if the editor's note follows this piece. */
  noted?: boolean
}

const mark = /~~(?<cut>.+?)~~(?:\+\+(?<instead>.+?)\+\+)?|\+\+(?<added>.+?)\+\+|(?<note>\[\^\])/g

/** Reads `~~cut~~`, `++added++`, `~~one~~++for the other++` and, behind any of it, `[^]`, where a note belongs. */
export function readRedInk(written: string): InkPart[] {
  const parts: InkPart[] = []
  let read = 0
  for (const { 0: whole, index, groups = {} } of written.matchAll(mark)) {
    if (index > read) parts.push({ text: written.slice(read, index) })
    read = index + whole.length
    const { cut, added = groups.instead, note } = groups
    const last = parts.at(-1)
    if (!note) parts.push({ ...(cut && { cut }), ...(added && { added }) })
    else if (last) last.noted = true
  }
  if (read < written.length) parts.push({ text: written.slice(read) })
  return parts
}

/** True if every mark is closed and there is at most one note, not at the start. */
export function isRedInk(written: string): boolean {
  const isOpen = readRedInk(written).some(({ text = '' }) => /~~|\+\+|\[\^/.test(text))
  return !isOpen && !/^\[\^\]|\[\^\].*\[\^\]/.test(written)
}
