import { describe, expect, it } from 'vitest'
import { type Coding, holds, preferredCoding } from './negotiation.ts'

const all = () => true
const only =
  (...codings: Coding[]) =>
  (coding: Coding) =>
    codings.includes(coding)

describe('the form that is sent', () => {
  it.each<[string | undefined, Coding]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['br ; q=0.5 , gzip;q=1', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0', 'identity'],
    ['br;q=x, gzip', 'gzip'],
    ['br;q=7, gzip', 'gzip'],
    ['broken;;=,,', 'identity'],
    ['deflate', 'identity'],
  ])('for Accept-Encoding: %s is %s', (header, coding) => expect(preferredCoding(header, all)).toBe(coding))

  it('is one that exists', () => {
    expect(preferredCoding('br, gzip', only('gzip', 'identity'))).toBe('gzip')
    expect(preferredCoding('br, gzip', only('identity'))).toBe('identity')
  })
})

describe('a browser', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*', ' * '])('with If-None-Match: %s holds "a"', (header) =>
    expect(holds(header, '"a"')).toBe(true),
  )
  it.each([undefined, '', '"b"', 'a', '"a', '"a-br"'])('with If-None-Match: %s does not', (header) =>
    expect(holds(header, '"a"')).toBe(false),
  )
})
