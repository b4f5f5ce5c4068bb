/** When the office answers: Monday to Friday, 9:00 to 18:00 in Bangkok, which is UTC+7 all year round. */
const BANGKOK_OFFSET_HOURS = 7
const OPENS = 9
const CLOSES = 18

/** Whether the office is open at this moment. */
export function isOfficeOpen(now: Date): boolean {
  const bangkok = new Date(now.getTime() + BANGKOK_OFFSET_HOURS * 3_600_000)
  const day = bangkok.getUTCDay()
  const hour = bangkok.getUTCHours()
  return day >= 1 && day <= 5 && hour >= OPENS && hour < CLOSES
}
