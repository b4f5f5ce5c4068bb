/** How the parts of the bench print their rates. */
import { quantile } from '../quantile.ts'
import { type Measured, median } from './load.ts'

/** How long each turn of a measurement takes. */
export const SECONDS = 1

export const number = (value: number) => Math.round(value).toLocaleString('en')
export const say = (label: string, text: string) => console.log(`  ${label.padEnd(62)} ${text}`)

/** Prints the median, and the median of the ratios to the baseline of the same round. */
export function sayRate(label: string, rates: readonly number[], compared: readonly number[], more = '') {
  const ratio = median(rates.map((each, round) => each / (compared[round] ?? Number.NaN)))
  say(label, `${number(median(rates)).padStart(9)}/s   ${ratio.toFixed(2)}${more}`)
}

export const rates = (all: readonly Measured[]) => all.map(({ perSecond }) => perSecond)

/** Prints the median duration beside the rate, because other load on the machine changes it less. */
export function sayTimes(label: string, measured: readonly Measured[], compared: readonly Measured[]) {
  const [time, other] = [measured, compared].map((all) => median(all.flatMap(({ latencies }) => latencies)))
  if (time === undefined || other === undefined) return
  sayRate(label, rates(measured), rates(compared), `   one takes ${time.toFixed(2)} ms   ${(other / time).toFixed(2)}`)
}

export function sayLatency(label: string, { latencies }: Measured) {
  const part = (share: number) => `${quantile(latencies, share).toFixed(0)} ms`
  say(label, `p50 ${part(0.5)}, p99 ${part(0.99)}, longest ${part(1)}`)
}
