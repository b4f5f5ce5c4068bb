import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../contract/time.ts'
import { AddressCounts } from './address-counts.ts'

const HOME = '203.0.113.7'

let time: number
let counts: AddressCounts
beforeEach(() => {
  time = 0
  counts = new AddressCounts(() => new Date(time))
})
function count(address: string) {
  let counted: { current: number; ttl: number } | undefined
  counts.incr(address, (_, result) => {
    counted = result
  })
  return counted
}

describe('an address', () => {
  it('is counted for ten minutes from its first request', () => {
    expect(count(HOME)).toEqual({ current: 1, ttl: 10 * MINUTE })
    time = 10 * MINUTE - 1
    expect(count(HOME)).toEqual({ current: 2, ttl: 1 })
    time = 10 * MINUTE
    expect(count(HOME)).toEqual({ current: 1, ttl: 10 * MINUTE })
  })

  it('is forgotten with its time, though nobody else comes', () => {
    count(HOME)
    time = 10 * MINUTE - 1
    counts.sweep()
    expect(counts.addresses).toEqual([HOME])
    time = 10 * MINUTE
    counts.sweep()
    expect(counts.addresses).toEqual([])
  })

  it('is counted anew, and forgotten, where the clock was ahead before', () => {
    time = 400 * 24 * 60 * MINUTE
    count(HOME)
    count('198.51.100.1')
    time = 0
    expect(count(HOME)).toEqual({ current: 1, ttl: 10 * MINUTE })
    counts.sweep()
    expect(counts.addresses).toEqual([HOME])
  })

  it('is dropped where it was seen longest ago of more than 20,000', () => {
    for (let index = 0; index < 20_000; index += 1) count(`address ${index}`)
    count('address 0')
    count(HOME)
    expect(counts.addresses).toHaveLength(20_000)
    expect(counts.addresses).not.toContain('address 1')
    expect(counts.addresses.slice(-2)).toEqual(['address 0', HOME])
  })
})
