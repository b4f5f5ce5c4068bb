import { firstOpenMoment, midnightAfter, type OfficeHours, officeHoursLater } from '../../../contract/office-days.ts'
import { DAY, HOUR, MINUTE } from '../../../contract/time.ts'

export interface DistributionRules {
  office: OfficeHours
  /** How many hours a distribution takes at least and at most. */
  hoursFrom: number
  hoursTo: number
  /** How many hours outlets take on average after that. */
  hoursToPublication: number
}

export interface DistributionTimes {
  /** When the hours begin to run. */
  begins: number
  earliest: number
  latest: number
  /** Between which moments the first story appears on average. Whether one does is for the outlets to decide. */
  publishedFrom: number
  publishedTo: number
}

interface Wishes {
  /** For an extra fee. */
  sameDay: boolean
  /** Until then outlets are asked to wait. */
  embargo?: number | undefined
}

/**
 * When a release approved at a moment goes out:
 * - the hours begin with the approval, or when the office opens next;
 * - they run day and night, on days on which the office works;
 * - on the same day means from then until the last minute of that day in Bangkok.
 */
export function distributionTimes(
  approved: number,
  { sameDay, embargo = -Infinity }: Wishes,
  { office, hoursFrom, hoursTo, hoursToPublication }: DistributionRules,
): DistributionTimes {
  const begins = firstOpenMoment(approved, office)
  const earliest = sameDay ? begins : officeHoursLater(begins, hoursFrom, office)
  const latest = sameDay ? midnightAfter(begins) - MINUTE : officeHoursLater(begins, hoursTo, office)
  const published = (sent: number) => Math.max(sent + hoursToPublication * HOUR, embargo)
  return { begins, earliest, latest, publishedFrom: published(earliest), publishedTo: published(latest) }
}

/**
 * How long before it is out a release is approved at most: in as many weeks the office works on the day of the approval, on that on
 * which the hours begin and on each that they take, even if it works on one day of the week and every holiday falls on such a day.
 */
const longBefore = ({ office, hoursTo }: DistributionRules) =>
  7 * DAY * (2 + Math.ceil((hoursTo * HOUR) / DAY) + office.holidays.length)

/** The last minute at which an approval still has every outlet in possession of the release before a moment. */
export function approveBy(moment: number, sameDay: boolean, rules: DistributionRules): number {
  const isInTime = (approved: number) => distributionTimes(approved, { sameDay }, rules).latest <= moment
  let inTime = Math.floor((moment - longBefore(rules)) / MINUTE)
  let tooLate = Math.ceil(moment / MINUTE) + 1
  while (tooLate - inTime > 1) {
    const between = Math.floor((inTime + tooLate) / 2)
    if (isInTime(between * MINUTE)) inTime = between
    else tooLate = between
  }
  return inTime * MINUTE
}
