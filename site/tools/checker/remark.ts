/** Every rule. `content/` has a sentence for each; a test checks that none is missing. */
export const RULES = [
  'length-short',
  'length-long',
  'headline-missing',
  'headline-words',
  'headline-letters',
  'headline-shouting',
  'headline-mark',
  'headline-actor',
  'lead-who',
  'lead-what',
  'lead-when',
  'lead-where',
  'lead-why',
  'lead-long',
  'lead-formula',
  'quote-missing',
  'quote-speaker',
  'quote-formula',
  'quote-open',
  'quote-long',
  'boilerplate-missing',
  'boilerplate-year',
  'contact-missing',
  'contact-phone',
  'contact-email',
  'contact-line',
  'links-many',
  'link-tracked',
  'link-empty',
  'hype',
  'first-person',
  'exclamation',
  'name-two-ways',
  'year-other',
  'date-relative',
  'sentence-long',
  'paragraph-long',
  'repeated-word',
  'blank',
] as const
export type RuleName = (typeof RULES)[number]

/** A range of the draft. */
export interface Place {
  start: number
  end: number
}

export interface Found extends Place {
  text: string
}

/** A remark on a range of the draft. */
export interface Remark extends Place {
  rule: RuleName
  /** Something is missing: a caret marks where it belongs. */
  missing?: true
  /** Values for the rule's sentence: a count, its limit, words of the draft, and the words they are compared with. */
  n?: number
  total?: number
  name?: string
  title?: string
}

/** A remark with its number in the list. */
export type Numbered = Remark & { number: number }

type Details = Omit<Remark, 'rule' | 'start' | 'end'>

export const remarkOn = (rule: RuleName, { start, end }: Place, details: Details = {}): Remark => ({
  rule,
  start,
  end,
  ...details,
})

/** A remark that quotes what it found. */
export const remarkQuoting = (rule: RuleName, found: Found, details: Details = {}): Remark =>
  remarkOn(rule, found, { name: found.text, ...details })

/** A remark that something is missing within a range, or after it. */
export const missingIn = (rule: RuleName, place: Place, details: Details = {}): Remark =>
  remarkOn(rule, place, { missing: true, ...details })
export const missingAfter = (rule: RuleName, { end }: Place, details: Details = {}): Remark =>
  missingIn(rule, { start: end, end }, details)

/**
 * Shifts remarks after an edit and drops those whose text was changed, until the next check.
 *
 * @param before the draft that was checked
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
