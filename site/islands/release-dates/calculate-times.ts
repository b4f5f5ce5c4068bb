import { calculateSending, type OfficeHours, type SendingHours } from '../../../contract/office-days.ts'
import { DAY, HOUR, MINUTE } from '../../../contract/time.ts'

export interface DistributionRules extends SendingHours {
  office: OfficeHours
  /** The average hours from the end of the distribution to the first story. */
  hoursToPublication: number
}

export interface Question {
  approved: number
  /** True for a distribution on the same day, for an extra fee. */
  sameDay: boolean
  /** The moment before which outlets must not publish. */
  embargo?: number | undefined
}

/** When an approved release is sent. The first story appears on average between `publishedFrom` and `publishedTo`. */
export function calculateTimes({ approved, sameDay, embargo = -Infinity }: Question, rules: DistributionRules) {
  const sending = calculateSending({ approved, sameDay }, rules.office, rules)
  const published = (sent: number) => Math.max(sent + rules.hoursToPublication * HOUR, embargo)
  return { ...sending, publishedFrom: published(sending.earliest), publishedTo: published(sending.latest) }
}

export type DistributionTimes = ReturnType<typeof calculateTimes>

/** `early`: all outlets have the release before the embargo ends. `tight`: some outlets. `late`: none. */
export function compareEmbargo(embargo: number, { earliest, latest }: DistributionTimes): 'early' | 'tight' | 'late' {
  if (latest <= embargo) return 'early'
  return earliest <= embargo ? 'tight' : 'late'
}

/** Longer than any distribution, including holidays. */
const LONGEST = 100 * DAY

/** Returns the latest minute of approval for which every outlet has the release at `moment`. */
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
