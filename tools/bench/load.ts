import autocannon, { type LoadRequest } from 'autocannon'

export interface Load {
  /** `http://127.0.0.1:PORT`: loopback only. */
  url: string
  request: LoadRequest
  connections: number
  seconds: number
  /** Requests per second; as many as are answered where it is missing. */
  rate?: number
}

export interface Measured {
  count: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  max: number
}

/**
 * Sends requests for a while and measures the answers.
 *
 * @throws Error when any of them is not a success: a fast refusal is no result
 */
export async function measureLoad({ url, request, connections, seconds, rate }: Load): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [request],
    ...(rate !== undefined && { overallRate: rate }),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers of ${url} were no success, and ${result.errors} did not come`)
  }
  const { p50, p99, max } = result.latency
  return { count: result['2xx'], perSecond: result['2xx'] / result.duration, p50, p99, max }
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Measures each of several things in turn, again and again, so that whatever else the machine does meets all alike. */
export async function inTurn<Name extends string>(
  rounds: number,
  measures: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const results = {} as Record<Name, number[]>
  const names = Object.keys(measures) as Name[]
  for (const name of names) results[name] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await measures[name]())
  }
  return Object.fromEntries(names.map((name) => [name, median(results[name])])) as Record<Name, number>
}
