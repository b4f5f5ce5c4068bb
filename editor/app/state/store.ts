import type { Problem } from '../../../site/content/problems.ts'
import type {
  Change,
  Changes,
  Difference,
  Everything,
  FieldProblem,
  FileShown,
  ListRequest,
  MaybeValue,
  Mistake,
  NewArticle,
  Outcome,
  Reading,
} from '../../protocol.ts'
import { type Api, UnreachableError } from './api.ts'
import { type Draft, type Drafts, draftId, readingsOf, standingOf, type Typed, withTyped } from './drafts.ts'

/** Something that was not saved, because the whole content would then have these mistakes. */
export interface Refused {
  mistakes: Mistake[]
  /** Whether it is saved all the same. */
  settle: (despite: boolean) => void
}

/** What is being written that no file has yet. */
export interface Forms {
  article?: NewArticle
  /** For each list, what was typed of an entry more. */
  entries: Readonly<Record<string, Readonly<Record<string, MaybeValue>>>>
}

export interface State {
  everything?: Everything
  changes?: Changes
  drafts: Drafts
  forms: Forms
  /** The browser keeps no more: what is typed would be lost by a reload. */
  unkept?: boolean
  /** What is wrong with a value that was not saved, by the id of its draft. */
  problems: Readonly<Record<string, Problem>>
  /** Problems that are at no field of the page. */
  otherProblems: readonly FieldProblem[]
  refused?: Refused
  /** A list or file was changed by somebody else, or an article of this name is there. */
  note?: 'list' | 'exists' | 'file'
  busy: boolean
  saved: boolean
  unreachable?: UnreachableError
}

/** Where drafts and forms survive a reload. */
export interface Memory {
  read: () => string | null
  write: (text: string) => void
}

function remembered({ read }: Memory): Pick<State, 'drafts' | 'forms'> {
  const nothing = { drafts: {}, forms: { entries: {} } }
  try {
    return { ...nothing, ...JSON.parse(read() ?? '{}') }
  } catch {
    return nothing
  }
}

/** Whether something would be lost if the page were gone. */
export const hasUnsaved = ({ drafts, forms }: State) =>
  Object.keys(drafts).length > 0 || forms.article !== undefined || Object.keys(forms.entries).length > 0

const without = <Item>(items: Readonly<Record<string, Item>>, ids: readonly string[]): Record<string, Item> =>
  Object.fromEntries(Object.entries(items).filter(([id]) => !ids.includes(id)))

/** All that the page knows, and the only way to change it. */
export function createStore(api: Api, memory: Memory) {
  let state: State = { ...remembered(memory), problems: {}, otherProblems: [], busy: false, saved: false }
  let asked = 0
  let isWriting = false
  let readings = new Map<string, Reading>()
  const listeners = new Set<() => void>()

  function set(change: Partial<State>) {
    if (change.everything) readings = readingsOf(change.everything.files)
    state = { ...state, ...change }
    if (change.drafts || change.forms) keep()
    for (const listener of listeners) listener()
  }

  function keep() {
    try {
      memory.write(JSON.stringify({ drafts: state.drafts, forms: state.forms }))
      state = { ...state, unkept: false }
    } catch {
      state = { ...state, unkept: true }
    }
  }

  async function asking<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    asked += 1
    set({ busy: true })
    try {
      const answer = await question()
      const { unreachable: _, ...rest } = state
      state = rest
      return answer
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error
      set({ unreachable: error })
      return undefined
    } finally {
      asked -= 1
      set({ busy: asked > 0 })
    }
  }

  async function load(): Promise<void> {
    const everything = await asking(api.everything)
    if (everything) set({ everything })
  }

  function settleRefusal(despite = false) {
    const { refused, note: _, ...rest } = state
    state = rest
    set({})
    refused?.settle(despite)
  }

  /** @returns whether it was saved, as soon as somebody has decided where that takes a decision */
  async function write(
    request: (despite: boolean) => Promise<Outcome>,
    onConflict: State['note'],
    despite = false,
  ): Promise<boolean> {
    // A second click is the same wish.
    if (isWriting) return false
    settleRefusal()
    set({ problems: {}, otherProblems: [], saved: false })
    isWriting = true
    const outcome = await asking(() => request(despite)).finally(() => {
      isWriting = false
    })
    if (!outcome) return false
    if (outcome.saved) {
      set({ everything: outcome.everything, saved: true })
      return true
    }
    const { problems, mistakes, conflicts } = outcome
    if (conflicts.length > 0) {
      await load()
      const note = onConflict ?? (conflicts.some(({ path }) => path.length === 0) ? 'file' : undefined)
      if (note) set({ note })
      return false
    }
    const ids = new Set([...readings.keys()])
    const idOf = ({ file, side, path }: (typeof problems)[number]) => draftId(file, side, path)
    set({
      problems: Object.fromEntries(problems.map((found) => [idOf(found), found.problem])),
      otherProblems: problems.filter((found) => !ids.has(idOf(found))),
    })
    if (mistakes.length === 0) return false
    const insists = await new Promise<boolean>((settle) => set({ refused: { mistakes, settle } }))
    return insists && (await write(request, onConflict, true))
  }

  async function saveDrafts(ids: readonly string[]): Promise<boolean> {
    const drafts = ids.flatMap((id) => state.drafts[id] ?? []).filter((draft) => standing(draft) === 'current')
    if (drafts.length === 0) return false
    const changes = drafts.map(({ base: _, ...change }): Change => change)
    return await write(async (despite) => {
      const outcome = await api.save({ changes, despite })
      if (outcome.saved) set({ drafts: afterSaving(drafts, readingsOf(outcome.everything.files)) })
      return outcome
    }, undefined)
  }

  /** What was typed while it was being saved is kept as a draft of its own, which begins with what was saved. */
  function afterSaving(saved: readonly Draft[], now: ReadonlyMap<string, Reading>): Drafts {
    const values = new Map(saved.map((draft) => [idOfDraft(draft), draft.value]))
    return Object.fromEntries(
      Object.entries(state.drafts).flatMap(([id, draft]) => {
        if (values.get(id) === draft.value) return []
        const reading = values.has(id) ? now.get(id) : undefined
        return [[id, reading ? { ...draft, base: reading.value, read: reading.read } : draft]]
      }),
    )
  }

  const idOfDraft = ({ file, side, path }: Draft) => draftId(file, side, path)
  const standing = (draft: Draft) => standingOf(draft, readings.get(idOfDraft(draft)))

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    now: () => state,
    load,
    standing,
    readingOf: (id: string) => readings.get(id),
    type(typed: Typed) {
      const id = draftId(typed.file, typed.side, typed.path)
      const reading = readings.get(id)
      if (!reading) return
      const { [id]: _, ...problems } = state.problems
      set({ drafts: withTyped(state.drafts, typed, reading), problems, saved: false })
    },
    discard: (ids: readonly string[]) =>
      set({ drafts: without(state.drafts, ids), problems: without(state.problems, ids), otherProblems: [] }),
    /** Keeps what was typed, over what somebody else wrote meanwhile. */
    keepMine(id: string) {
      const draft = state.drafts[id]
      const now = readings.get(id)
      if (draft && now) set({ drafts: { ...state.drafts, [id]: { ...draft, read: now.read, base: now.value } } })
    },
    save: saveDrafts,
    list: (request: ListRequest) => write((despite) => api.list({ ...request, despite }), 'list'),
    article: (request: NewArticle) => write((despite) => api.article({ ...request, despite }), 'exists'),
    async loadChanges() {
      const changes = await asking(api.changes)
      if (changes) set({ changes })
    },
    async putBack(files: FileShown[]) {
      await write(() => api.putBack(files), undefined)
      // An answer to this would hide that there was none to that.
      if (!state.unreachable) await this.loadChanges()
    },
    /** Writes what the last commit had in place of what stands there now, where that is what was shown beside it. */
    async putBackValues(differences: readonly Difference[]) {
      const found = differences.flatMap(({ file, side, path, before = null, now = null }) => {
        const reading = readings.get(draftId(file, side, path))
        return reading ? [{ change: { file, side, path, read: reading.read, value: before }, reading, now }] : []
      })
      const changes = found.map(({ change }): Change => change)
      if (found.some(({ reading, now }) => reading.value !== now)) set({ note: 'file' })
      else if (changes.length > 0) await write((despite) => api.save({ changes, despite }), 'file')
      if (!state.unreachable) await this.loadChanges()
    },
    settleRefusal,
    /** Keeps a new article that is being written, or drops it. */
    writeArticle(article: NewArticle | undefined) {
      const { entries } = state.forms
      set({ forms: { entries, ...(article && { article }) } })
    },
    /** Keeps what is typed of an entry more, or drops it. */
    writeEntry(list: string, typed: Readonly<Record<string, MaybeValue>> | undefined) {
      const { [list]: _, ...others } = state.forms.entries
      set({ forms: { ...state.forms, entries: typed ? { ...others, [list]: typed } : others } })
    },
    markdown: api.markdown,
  }
}

export type Store = ReturnType<typeof createStore>
