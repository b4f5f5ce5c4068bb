/** A part of an edited text: unchanged text, or an edit. */
export interface EditPart {
  text?: string
  cut?: string
  /** The added text. If the part also has `cut`, this text replaces it. */
  added?: string
  /** True if a note follows this part. */
  noted?: boolean
}

const mark = /~~(?<cut>.+?)~~(?:\+\+(?<instead>.+?)\+\+)?|\+\+(?<added>.+?)\+\+|(?<note>\[\^\])/g

/** Parses `~~cut~~`, `++added++` and `~~cut~~++replacement++`. `[^]` after a part stands for a note. */
export function parseEdits(written: string): EditPart[] {
  const parts: EditPart[] = []
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
export function hasValidMarks(written: string): boolean {
  const isOpen = parseEdits(written).some(({ text = '' }) => /~~|\+\+|\[\^/.test(text))
  return !isOpen && !/^\[\^\]|\[\^\].*\[\^\]/.test(written)
}
