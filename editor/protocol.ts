/** What the editor's page and its server say to each other. */
import type { z } from 'zod'
import type { Locale } from '../contract/locale.ts'
import type { Problem } from '../site/content/problems.ts'
import type { articleRequest, changesRequest, listRequest, putBackRequest } from './server/requests.ts'
import type { Value } from './yaml/scalar-splice.ts'
import type { Key } from './yaml/yaml-part.ts'

export type { Key, Value }

/** A language of a file that is there in both, or `all` for one that is there once. */
export type Side = Locale | 'all'

/** A value, or null where its key is not in the file. */
export type MaybeValue = Value | null

/** A value as it was read. Whoever changes it says what was read, so that nobody's change is lost. */
export interface Reading {
  value: MaybeValue
  /** A digest of the value and of where it stood. */
  read: string
}

/** How a value is entered; `fixed` is what code or an address relies on. */
export type Input = 'text' | 'number' | 'switch' | 'choice' | 'day' | 'figure' | 'fixed'

export interface Hint {
  /** In which language it is written. */
  lang: Locale
  text: string
}

interface Entry {
  /** From the beginning of the file. */
  path: Key[]
  /** What editors of the file are told there. */
  hints: Hint[]
}

/** A single value, in each language where there are two. */
export interface Text extends Entry {
  kind: 'text'
  input: Input
  choices?: readonly Value[]
  /** Alike in both languages: one field writes both. */
  alike: boolean
  /** What goes when this is emptied: its own key, or a group that may be left out as a whole. Absent where it has to stay. */
  part?: Key[]
  in: Partial<Record<Side, Reading>>
  /** The address, without language, of where it is seen; absent where it is on no page or that cannot be told. */
  place?: string
}

export interface Group extends Entry {
  kind: 'group'
  /** It is in none of the languages' files: what is filled in of it puts it there. */
  unset?: true
  nodes: Node[]
}

/** Entries of one kind. */
export interface List extends Entry {
  kind: 'list'
  nodes: Node[]
  /** How many there may be; a list whose length the layout decides has the same number twice. */
  least: number
  most: number
  /** How the first value is entered of a list that has none yet; absent where an entry has several. */
  first?: Input
  in: Partial<Record<Side, string>>
}

export type Node = Text | Group | List

/** A file of `content/`, in both languages where it has them. */
export interface ContentFile {
  /** From the language's folder: `blog/a-quote.md`; of one that both languages share: `shared/facts.yaml`. */
  name: string
  sides: Side[]
  hints: Hint[]
  nodes: Node[]
  /** The text below the front matter. */
  body?: Partial<Record<Side, Reading>>
  /** Where the whole file is seen. */
  place?: string
}

/** A mistake in the content: what keeps the site from being built. */
export interface Mistake {
  /** From the project's folder. */
  file: string
  key: string
  line: number
  problem: Problem
}

export interface Everything {
  files: ContentFile[]
  mistakes: Mistake[]
  /** By name, how a figure is written in each language. */
  figures: Record<string, Record<Locale, string>>
  /** Where the site is seen as it stands; absent until it has started. */
  preview?: string
  /** It ended by itself, or could not be started; the terminal says why. */
  previewEnded?: boolean
  /** The editor was started without one. */
  previewOff?: boolean
}

/** Where a value stands. `body` is the text below the front matter. */
interface Place {
  file: string
  side: Side
  path: Key[] | 'body'
}

export type Change = z.infer<typeof changesRequest>['changes'][number]

/** Values of an entry by their path within it, as JSON. */
export type EntryValues = Partial<Record<Side, Record<string, MaybeValue>>>

/** What a request asks for, as the server checks it. */
type Asked<Schema extends z.ZodType> = Omit<z.infer<Schema>, keyof Despite>

export type ListRequest = Asked<typeof listRequest>

export type NewArticle = Asked<typeof articleRequest>

/** Every request that writes; `despite` saves although the content then has a mistake that it had not. */
export type Despite = { despite?: boolean }

/** What is wrong with a value that was to be written. */
export interface FieldProblem extends Place {
  problem: Problem
}

/** Its path is empty for the file as a whole. */
export interface Conflict extends Place {
  /** As it is now; absent where it is gone. */
  now?: Reading
}

/** What keeps something from being saved; empty where it was saved. */
export interface Refusal {
  problems: FieldProblem[]
  mistakes: Mistake[]
  conflicts: Conflict[]
}

/** What comes of a request that writes. */
export type Outcome = { saved: true; everything: Everything } | ({ saved: false } & Refusal)

/** A value that differs from the last commit. */
export interface Difference extends Place {
  before?: Value
  now?: Value
}

/** A file as it was shown to whoever puts it back. */
export type FileShown = z.infer<typeof putBackRequest>['files'][number]

export interface ChangedFile extends FileShown {
  state: 'changed' | 'new' | 'gone'
  /** As git shows it, without its head. */
  diff: string
  differences: Difference[]
}

/** What differs from the last commit; nothing is known of it but where git answers. It refuses a repository of another account. */
export interface Changes {
  git: 'answers' | 'absent' | 'refuses'
  files: ChangedFile[]
}
