import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { webhookHeaders } from './signature.ts'

const SECRET = Buffer.alloc(32, 'k')
const OTHER = Buffer.alloc(24, 'o')
const BODY = '{"name":"สมชาย","emoji":"🗞"}'
const verifier = (secret: Buffer) => new Webhook(`whsec_${secret.toString('base64')}`)

describe('a signature', () => {
  it('is what Standard Webhooks’ own library expects', () => {
    const headers = webhookHeaders('019a', new Date(), BODY, [SECRET])
    expect(verifier(SECRET).verify(BODY, headers)).toEqual(JSON.parse(BODY))
    expect(() => verifier(SECRET).verify(`${BODY} `, headers)).toThrow()
    expect(() => verifier(OTHER).verify(BODY, headers)).toThrow()
    expect(() => verifier(SECRET).verify(BODY, { ...headers, 'webhook-id': '019b' })).toThrow()
  })

  it('is made with each secret while they are being changed', () => {
    const headers = webhookHeaders('019a', new Date(), BODY, [OTHER, SECRET])
    expect(() => verifier(SECRET).verify(BODY, headers)).not.toThrow()
    expect(() => verifier(OTHER).verify(BODY, headers)).not.toThrow()
  })

  it('is too old after a while', () => {
    const headers = webhookHeaders('019a', new Date(Date.now() - 600_000), BODY, [SECRET])
    expect(() => verifier(SECRET).verify(BODY, headers)).toThrow(/old/)
  })
})
