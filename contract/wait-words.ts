/** Up to here a wait is said in seconds. */
const MAX_SECONDS = 90

/**
 * A wait in words, never shorter than it is, with its unit in the number that its language asks for: `1 second`, `30 seconds`,
 * `7 minutes`, `7 นาที`. Longer ones are in whole minutes: the words are read some time after they were written.
 *
 * @param language of the words
 */
export function waitWords(seconds: number, language: string): string {
  const [unit, amount] = seconds > MAX_SECONDS ? ['minute', seconds / 60] : ['second', seconds]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(amount)),
  )
}
