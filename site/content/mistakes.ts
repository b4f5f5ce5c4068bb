import type { z } from 'zod'

/** Every message of the content check: what is wrong and what to write instead. `<name>` is replaced by a detail. */
export const PROBLEMS = {
  missing: 'is missing',
  empty: 'must not be empty',
  fileMissing: 'this file is missing',
  fileUnread: 'no page reads this file',
  keyTwice: 'this key stands here twice; keep one',
  keyUnknownMeant: 'this key is not known here; did you mean <meant>?',
  keyUnknown: 'this key is not known here',
  tab: 'begins with a tab; indent with spaces',
  colon: "holds ': ' in the middle; put the whole text into 'quotes'",
  unclosed: 'a quotation mark or bracket is not closed',
  unreadable:
    "cannot be read: indent it like the lines it belongs to, and put a text with a sign in it into 'quotes' (<parser>)",
  noText: "<value> is no text; put it into 'quotes'",
  noNumber: '<value> is no number; write digits alone, without sign, comma or unit',
  noWholeNumber: '<value> is no whole number',
  rounded: '<value> would be shown rounded; write it in steps of <step>',
  noSwitch: '<value> is neither true nor false',
  noList: 'a list belongs here',
  noGroup: 'a group of keys belongs here',
  unfitting: 'does not fit here',
  notKnown: '<value> is not known here; write <choices>',
  charactersFromTo: 'write <least> to <most> characters',
  charactersMost: 'write <most> characters at most',
  charactersLeast: 'write <least> characters at least',
  numberMost: 'must be <most> at most',
  numberLeast: 'must be <least> at least',
  numberBelow: 'must be less than <most>',
  numberAbove: 'must be more than <least>',
  greaterThan: 'must be greater than <keys>',
  notLessThan: 'must not be less than <keys>',
  entriesMost: 'has <here> entries, <bound> at most belong here; how many there are is laid down in <place>',
  entriesLeast: 'has <here> entries, <bound> at least belong here; how many there are is laid down in <place>',
  mustEndIn: "must end in '<part>'",
  date: 'write the date as YYYY-MM-DD',
  dayOfMonth: 'must be <most> at most: month <month> has no more days in every year',
  years: 'must be <next>: write the years one after the other, each once',
  moment: 'write the moment as 2026-03-12T09:00:00+07:00',
  email: 'is no e-mail address',
  address: 'is no address that begins with https://',
  id: 'an id is written in lower case with hyphens',
  key: 'a key is written in camelCase',
  factName: 'a name is written in camelCase, without digits',
  figurePath: 'name a figure by its path in facts.yaml',
  phone: 'write the phone number as +66 2 000 0000',
  postalCode: 'a Thai postal code has five digits',
  thirteenDigits: 'write the number as its thirteen digits, in quotes',
  bothOrNeither: 'fill it in in both languages, or in neither',
  timeZone: 'no clock knows this time zone',
  redInk: 'write ~~cut~~, ++put in++ and at most one [^], each mark closed',
  coverAlt: 'say what the drawn cover shows, or leave coverMotif out as well',
  coverTaken:
    '<motif> is the cover of <slug>; leave coverMotif and coverAlt out in both languages, and the article gets a pattern of its own',
  dayAndCorrection: 'a correction has its day and its text: write corrected and correction, or neither',
  correctedBefore: 'is before the day on which the article appeared',
  holdsForbidden: 'holds what this entry says must never be written',
  termTwice: 'has a term twice',
  renderingTwice: 'forbids a rendering twice',
  figureTwice: '<name> stands here twice; keep one',
  figureLacking: 'the figure <name> belongs here, too',
  askedAndCounted:
    'asks which field it is, so that no number of outlets is shown; leave out this, or thailand and abroad',
  outletTwice: 'each outlet stands in it once',
  inOrder: 'these belong here, in this order: <ids>',
  forbidden: "<rendering> is no Thai for '<term>': <why>; write <thai>",
  entriesElse: 'has <here> entries where English has <there>',
  englishAlone: 'stands in English and not here; write it in both, or in neither',
  notInEnglish: 'stands here and not in English; write it in both, or in neither',
  valueElse: 'is <here> where English has <there>',
  placeholdersNone: 'must hold the placeholders (none), as English does',
  placeholders: 'must hold the placeholders <names>, as English does',
  mustHold: 'must hold <part>',
  placeholderUnknownMeant: 'unknown placeholder <name>; did you mean <meant>?',
  placeholderUnknown: 'unknown placeholder <name>',
  figureUnknownMeant: 'unknown figure <name>; did you mean <meant>?',
  figureUnknown: 'unknown figure <name>',
  typedNew: 'the figure <digits> is typed as digits; add it to content/facts.yaml and write its name in braces',
  typed: 'the figure <digits> is typed as digits; write <name>',
  exceeded: '<name> is a number that is exceeded in facts.yaml; write <form>',
  exact: '<name> is an exact number in facts.yaml; write <form>',
  counting: 'counting lacks <keys>; say it here or in a group around it, or write open',
  unexplained: '<name> is not explained in content/<locale>/ledger.yaml',
} as const

export type ProblemId = keyof typeof PROBLEMS

/** A message of this catalogue with its details. */
export interface Problem {
  id: ProblemId
  told: Details
}

type Details = Readonly<Record<string, string | number | readonly string[]>>

export const problem = (id: ProblemId, told: Details = {}): Problem => ({ id, told })

/** Returns the message with its details filled in. */
export function sayProblem({ id, told }: Problem): string {
  return PROBLEMS[id].replace(/<([a-z]+)>/g, (slot, name: string) => {
    const value = told[name] ?? slot
    return typeof value === 'object' ? value.join(name === 'choices' ? ' or ' : ', ') : String(value)
  })
}

type Counted = Partial<Record<'code' | 'input' | 'maximum' | 'minimum', unknown>>

/** A list has too many or too few entries. `place` is the source file that defines how many. */
export function entriesProblem({ code, input, maximum, minimum }: Counted, place: string): Problem {
  const here = (input as readonly unknown[]).length
  return code === 'too_big'
    ? problem('entriesMost', { here, bound: String(maximum), place })
    : problem('entriesLeast', { here, bound: String(minimum), place })
}

/** Encodes a problem as a zod message, because zod only carries text. */
export const asMessage = (...told: Parameters<typeof problem>): string => JSON.stringify(problem(...told))

/** Returns the problem that a custom rule reports. Rules of `contract/` name it in `params`. */
export function ownProblem(issue: z.core.$ZodIssue): Problem | undefined {
  if (issue.code === 'custom' && issue.params) return issue.params as Problem
  return issue.message.startsWith('{') ? JSON.parse(issue.message) : undefined
}

/** A place in a content file; lines and columns are counted from 1, as editors do. */
export interface Place {
  line: number
  column: number
}

/** A mistake in a file of `content/`. */
export interface Mistake extends Place {
  /** From the project's folder: `content/th/home.yaml`. */
  file: string
  /** The path of keys, joined by dots. Empty for the whole file. */
  key: string
  /** What is wrong and what to write instead. */
  problem: Problem
}

/** `content/th/home.yaml:12:5 hero.lead: is missing`. Editors and terminals turn the start into a link. */
export function mistakeLine({ file, line, column, key, problem }: Mistake): string {
  return `${file}:${line}:${column} ${key === '' ? '' : `${key}: `}${sayProblem(problem)}`
}

/** The content cannot be shown; the message has a line for each mistake. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly mistakes: readonly Mistake[]
  /** The place of the first mistake, for the error overlay of `npm run dev`. */
  readonly loc: { file: string; line: number; column: number } | undefined

  constructor(mistakes: readonly Mistake[]) {
    super(`${mistakes.length} to mend in content/\n${mistakes.map(mistakeLine).join('\n')}`)
    this.mistakes = mistakes
    this.loc = mistakes[0]
  }
}

export type KeyPath = readonly PropertyKey[]

/** A problem at a key of a file. */
export interface Finding {
  path: KeyPath
  problem: Problem
}

export function keyOf(path: KeyPath): string {
  return path.map(String).join('.')
}
