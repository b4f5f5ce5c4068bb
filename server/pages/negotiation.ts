/** The forms a file may be kept in, the smallest first. */
const CODINGS = ['br', 'gzip', 'identity'] as const

export type Coding = (typeof CODINGS)[number]

/** Each coding in an `Accept-Encoding` header with its weight, by RFC 9110, 12.5.3. A weight that cannot be read counts as 0. */
function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    if (coding) weights.set(coding, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0)
  }
  return weights
}

/**
 * The form to send: the smallest one that exists and the browser accepts. Of the weights only zero or not zero counts, because the
 * smaller form is better for the browser in any case. When it accepts none, the plain form is sent instead of a 406, as RFC 9110
 * allows.
 */
export function preferredCoding(header: string | undefined, has: (coding: Coding) => boolean): Coding {
  if (!header) return 'identity'
  const weights = weightsIn(header)
  const accepted = CODINGS.find((coding) => {
    const weight = weights.get(coding) ?? (coding === 'identity' ? 1 : (weights.get('*') ?? 0))
    return weight > 0 && has(coding)
  })
  return accepted ?? 'identity'
}

/** Whether the browser already has exactly this representation (RFC 9110, 13.1.2, weak comparison). */
export function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
