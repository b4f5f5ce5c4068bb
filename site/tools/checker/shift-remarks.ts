import type { Remark } from './remark.ts'

/**
 * Remarks on a draft as it was, moved to where their places are now that something was typed, and without those whose
 * place was changed. They stand like this until the draft has been read again.
 */
export function shiftRemarks<Any extends Remark>(remarks: readonly Any[], before: string, now: string): Any[] {
  const most = Math.min(before.length, now.length)
  let same = 0
  while (same < most && before[same] === now[same]) same++
  let sameEnd = 0
  while (sameEnd < most - same && before.at(-1 - sameEnd) === now.at(-1 - sameEnd)) sameEnd++
  const changed = before.length - sameEnd
  const by = now.length - before.length
  const moved = (at: number) => (at >= changed ? at + by : at)
  return remarks
    .filter(({ start, end, missing }) => missing || end <= same || start >= changed)
    .map((remark) => {
      const start = Math.min(moved(remark.start), now.length)
      return { ...remark, start, end: Math.min(Math.max(start, moved(remark.end)), now.length) }
    })
}
