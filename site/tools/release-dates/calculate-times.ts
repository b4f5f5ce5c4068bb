import {
  addHoursOfOfficeDays,
  firstOpenMoment,
  midnightAfter,
  type OfficeHours,
} from '../../../contract/office-days.ts'
import { DAY, HOUR, MINUTE } from '../../../contract/time.ts'

export interface DistributionRules {
  office: OfficeHours
  /** How many hours a distribution takes at least and at most. */
  hoursFrom: number
  hoursTo: number
  /** How many hours outlets take on average after that. */
  hoursToPublication: number
}

export interface Question {
  /** The moment of the approval. */
  approved: number
  /** For an extra fee. */
  sameDay: boolean
  /** The moment before which outlets must not publish. */
  embargo?: number | undefined
}

/**
 * When a release approved at a moment goes out:
 * - the hours begin with the approval, or when the office opens next;
 * - they run day and night, on days on which the office works;
 * - on the same day means from then until the last minute of that day in Bangkok.
 *
 * The first story appears on average between `publishedFrom` and `publishedTo`; whether one does is for the outlets to decide.
 */
export function calculateTimes({ approved, sameDay, embargo = -Infinity }: Question, rules: DistributionRules) {
  const { office, hoursFrom, hoursTo, hoursToPublication } = rules
  const begins = firstOpenMoment(approved, office)
  const earliest = sameDay ? begins : addHoursOfOfficeDays(begins, hoursFrom, office)
  const latest = sameDay ? midnightAfter(begins) - MINUTE : addHoursOfOfficeDays(begins, hoursTo, office)
  const published = (sent: number) => Math.max(sent + hoursToPublication * HOUR, embargo)
  return { begins, earliest, latest, publishedFrom: published(earliest), publishedTo: published(latest) }
}

export type DistributionTimes = ReturnType<typeof calculateTimes>

/** `early`: all outlets have the release before the embargo ends. `tight`: some have. `late`: none has. */
export function compareEmbargo(embargo: number, { earliest, latest }: DistributionTimes): 'early' | 'tight' | 'late' {
  if (latest <= embargo) return 'early'
  return earliest <= embargo ? 'tight' : 'late'
}

/** Longer than any distribution takes, holidays included. */
const LONGEST = 100 * DAY

/** The last minute to approve, so that every outlet has the release by a moment. */
export function findLatestApproval(moment: number, sameDay: boolean, rules: DistributionRules): number {
  let inTime = Math.floor((moment - LONGEST) / MINUTE)
  let tooLate = Math.ceil(moment / MINUTE) + 1
  while (tooLate - inTime > 1) {
    const between = Math.floor((inTime + tooLate) / 2)
    if (calculateTimes({ approved: between * MINUTE, sameDay }, rules).latest <= moment) inTime = between
    else tooLate = between
  }
  return inTime * MINUTE
}
