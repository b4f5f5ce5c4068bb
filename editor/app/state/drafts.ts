import type { Change, ContentFile, Key, Node, Reading, Side, Text, Value } from '../../protocol.ts'

/** What somebody typed and has not saved, and what stood there when they began. */
export interface Draft extends Change {
  base: Value
}

export type Drafts = Readonly<Record<string, Draft>>

export const draftId = (file: string, side: Side, path: readonly Key[] | 'body') => JSON.stringify([file, side, path])

/** Every value of a file, however deep. */
export const textsIn = (nodes: readonly Node[]): Text[] =>
  nodes.flatMap((node) => (node.kind === 'text' ? [node] : textsIn(node.nodes)))

/** By id, every value of all files as it is now. */
export function readingsOf(files: readonly ContentFile[]): Map<string, Reading> {
  const readings = new Map<string, Reading>()
  for (const { name, nodes, body } of files) {
    for (const { path, in: both } of textsIn(nodes))
      for (const [side, reading] of Object.entries(both)) readings.set(draftId(name, side as Side, path), reading)
    for (const [side, reading] of Object.entries(body ?? {})) readings.set(draftId(name, side as Side, 'body'), reading)
  }
  return readings
}

/** The drafts after a value was typed; one that says what the file says is none. */
export function withTyped(drafts: Drafts, typed: Omit<Draft, 'base' | 'read'>, reading: Reading): Drafts {
  const id = draftId(typed.file, typed.side, typed.path)
  const draft = drafts[id]
  const { [id]: _, ...others } = drafts
  const base = draft?.base ?? reading.value
  if (typed.value === base && (draft?.read ?? reading.read) === reading.read) return others
  return { ...others, [id]: { ...typed, base, read: draft?.read ?? reading.read } }
}

export type Standing = 'current' | 'conflict' | 'lost'

/** Whether what a draft began with still stands there. */
export function standingOf(draft: Draft, now: Reading | undefined): Standing {
  if (!now) return 'lost'
  return now.read === draft.read ? 'current' : 'conflict'
}
