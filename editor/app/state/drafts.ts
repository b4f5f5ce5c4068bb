import type { Change, ContentFile, Everything, Key, MaybeValue, Node, Reading, Side, Text } from '../../protocol.ts'

/** What somebody typed and has not saved, and what stood there when they began. */
export interface Draft extends Change {
  base: MaybeValue
}

/** The same before it is known what stands there. */
export type Typed = Omit<Draft, 'base' | 'read'>

export type Drafts = Readonly<Record<string, Draft>>

export const draftId = (file: string, side: Side, path: readonly Key[] | 'body') => JSON.stringify([file, side, path])

/** Whether a draft or problem is of something at a path of a file, or within it. */
export const isWithin = (id: string, file: string, path: readonly Key[]) => {
  const [name, , at] = JSON.parse(id) as [string, Side, Key[] | 'body']
  return name === file && at !== 'body' && path.every((key, depth) => at[depth] === key)
}

/** Whether something of a file was typed and is not saved. */
export const isTouched = (drafts: Drafts, { name }: ContentFile) =>
  Object.values(drafts).some(({ file }) => file === name)

/** Every place of a file that has a value or could have one, however deep. */
export const textsIn = (nodes: readonly Node[]): Text[] =>
  nodes.flatMap((node) => (node.kind === 'text' ? [node] : textsIn(node.nodes)))

/** Where what stands together is seen, as far as that can be told. */
export const placeOf = (node: Node): string | undefined => textsIn([node]).find(({ place }) => place)?.place

/** Whether no language's file has it. */
export const isUnset = ({ in: both }: Text) => Object.values(both).every(({ value }) => value === null)

/** What stands at a path of a file, where it is a value. */
export const textIn = ({ files }: Everything, file: string, path: readonly Key[]): Text | undefined =>
  textsIn(files.find(({ name }) => name === file)?.nodes ?? []).find(
    (text) => JSON.stringify(text.path) === JSON.stringify(path),
  )

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
export function withTyped(drafts: Drafts, typed: Typed, reading: Reading): Drafts {
  const id = draftId(typed.file, typed.side, typed.path)
  const draft = drafts[id]
  const { [id]: _, ...others } = drafts
  const base = draft?.base ?? reading.value
  // An empty text and none look the same.
  const isBase = typed.value === base || (typed.value === null && base === '')
  if (isBase && (draft?.read ?? reading.read) === reading.read) return others
  return { ...others, [id]: { ...typed, base, read: draft?.read ?? reading.read } }
}

export type Standing = 'current' | 'conflict' | 'lost'

/** Whether what a draft began with still stands there. */
export function standingOf(draft: Draft, now: Reading | undefined): Standing {
  if (!now) return 'lost'
  return now.read === draft.read ? 'current' : 'conflict'
}
