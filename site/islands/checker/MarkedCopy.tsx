import { useLayoutEffect, useRef } from 'react'
import type { Remark } from './check-draft.ts'

/** Returns the number of a remark, such as `01`. */
export const formatPosition = (position: number) => String(position + 1).padStart(2, '0')

/**
 * A copy of the draft behind the text area. It underlines the text of remarks and shows their numbers, and a caret where something is
 * missing. The text is one text node with highlights: if elements divided it, Chromium would break Thai lines at other places than in
 * the text area.
 */
export function MarkedCopy({ text, remarks }: { text: string; remarks: readonly Remark[] }) {
  const copy = useRef<HTMLDivElement>(null)
  // Remarks on the same place share a label.
  const labels = new Map<string, { start: number; isCaret: boolean; numbers: string[] }>()
  for (const [position, { start, isCaret = false }] of remarks.entries()) {
    const key = `${start} ${isCaret}`
    const { numbers } = labels.get(key) ?? { numbers: [] }
    labels.set(key, { start, isCaret, numbers: [...numbers, formatPosition(position)] })
  }

  useLayoutEffect(() => {
    const box = copy.current
    const content = box?.firstChild
    if (!box || !content) return
    const rangeOf = (start: number, end: number) => {
      const range = new Range()
      range.setStart(content, start)
      range.setEnd(content, end)
      return range
    }
    const marked = remarks.filter(({ isCaret }) => !isCaret).map(({ start, end }) => rangeOf(start, end))
    // Older browsers show the numbers only.
    if ('highlights' in CSS) CSS.highlights.set('remarks', new Highlight(...marked))

    const placeLabels = () => {
      const places = [...box.querySelectorAll('span')].map((label) => {
        const start = Number(label.dataset.start)
        // At the start of a line, Safari's range has a second box, at the end of the line before.
        return { label, at: [...rangeOf(start, start + 1).getClientRects()].at(-1) }
      })
      const origin = box.getBoundingClientRect()
      for (const { label, at } of places) {
        if (!at) continue
        label.style.left = `${at.left - origin.left}px`
        label.style.top = `${at.top + at.height / 2 - origin.top}px`
      }
    }
    // Runs at once too.
    const observer = new ResizeObserver(placeLabels)
    observer.observe(box)
    document.fonts.addEventListener('loadingdone', placeLabels)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', placeLabels)
    }
  }, [remarks])

  return (
    <div className="desk-copy" ref={copy} aria-hidden>
      {/* The space gives an empty last line its height. */}
      {`${text} `}
      {[...labels].map(([key, { start, isCaret, numbers }]) => (
        <span key={key} className={isCaret ? 'caret' : undefined} data-start={start} data-numbers={numbers.join(' ')} />
      ))}
    </div>
  )
}
