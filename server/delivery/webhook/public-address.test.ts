import { describe, expect, it } from 'vitest'
import { checkedAddresses, isPublicAddress } from './public-address.ts'

describe('an address', () => {
  it.each(['93.184.216.34', '2606:4700:4700::1111', '::ffff:93.184.216.34'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.5.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('a host', () => {
  it.each(['localhost', '127.0.0.1', '::1'])('%s is refused, unless private ones are allowed', async (host) => {
    await expect(checkedAddresses(host, false)).rejects.toMatchObject({ code: 'EPRIVATE' })
    expect(await checkedAddresses(host, true)).not.toEqual([])
  })
})
