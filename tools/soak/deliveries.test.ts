import { expect, it } from 'vitest'
import { type Remains, reckon } from './deliveries.ts'

const RECEIVED = '2026-11-21T07:00:44.123Z'
const CHANNELS = ['team_mail', 'sender_mail', 'webhook'] as const

/** One lead that was acknowledged, stored and delivered once on each channel, at the moments 1000, 1001 and 1002. */
function remains(changes: Partial<Remains> = {}): Remains {
  return {
    acknowledged: new Map([['a@example.com', { id: 'a', receivedAt: RECEIVED }]]),
    leads: [{ id: 'a', email: 'a@example.com', received_at: RECEIVED }],
    deliveries: CHANNELS.map((channel) => ({ id: channel, lead_id: 'a', channel, state: 'delivered', attempts: 1 })),
    arrivals: new Map(
      CHANNELS.map((channel, index) => [channel, [{ at: 1000 + index, by: 'one', answerLost: false }]]),
    ),
    kills: [],
    ...changes,
  }
}
const clean = {
  acknowledged: 1,
  lost: [],
  storedTwice: [],
  undelivered: [],
  sentTwice: [],
  unaccounted: [],
  unanswered: 0,
  killed: 0,
}
const arrived = (...moments: [number, boolean][]) =>
  new Map([...remains().arrivals, ['webhook', moments.map(([at, answerLost]) => ({ at, by: 'one', answerLost }))]])
const tried = (attempts: number) => remains().deliveries.map((delivery) => ({ ...delivery, attempts }))

it('finds nothing where nothing is wrong', () => {
  expect(reckon(remains())).toEqual(clean)
  // A plain form is acknowledged by a page, without a receipt.
  expect(reckon(remains({ acknowledged: new Map([['a@example.com', null]]) }))).toEqual(clean)
  // Stored and never acknowledged: the visitor was told nothing.
  expect(reckon(remains({ acknowledged: new Map() }))).toEqual({ ...clean, acknowledged: 0 })
})

it.each([
  ['is not there', { leads: [] }],
  ['is there under another id', { leads: [{ id: 'b', email: 'a@example.com', received_at: RECEIVED }] }],
  ['is there from another moment', { leads: [{ id: 'a', email: 'a@example.com', received_at: '2026' }] }],
])('finds what was acknowledged and %s', (_case, changes) => {
  expect(reckon(remains(changes)).lost).toEqual(['a@example.com'])
})

it('finds what is stored twice', () => {
  const [lead] = remains().leads
  const leads = lead ? [lead, { ...lead, id: 'b' }] : []
  expect(reckon(remains({ leads })).storedTwice).toEqual(['a@example.com'])
})

it('finds what did not reach a receiver, or reached it under two ids', () => {
  expect(reckon(remains({ arrivals: arrived() })).undelivered).toEqual(['a@example.com'])
  const [team, ...others] = remains().deliveries
  expect(reckon(remains({ deliveries: others })).undelivered).toEqual(['a@example.com'])
  const deliveries = team ? [team, { ...team, id: 'webhook' }, ...others] : []
  expect(reckon(remains({ deliveries })).undelivered).toEqual(['a@example.com'])
})

it('excuses a repeat where the answer was lost', () => {
  const lost = arrived([1000, true], [40_000, false])
  expect(reckon(remains({ arrivals: lost, deliveries: tried(2) }))).toEqual({ ...clean, unanswered: 1 })
  const told = arrived([1000, false], [40_000, false])
  expect(reckon(remains({ arrivals: told, deliveries: tried(2) }))).toEqual({
    ...clean,
    sentTwice: ['webhook webhook at 1000 ms by one, at 40000 ms by one'],
  })
})

it.each([
  ['killed before it had written the answer down', { server: 'one', at: 1500, over: 9000 }, true],
  ['killed before the receiver had read it', { server: 'one', at: 990, over: 9000 }, true],
  ['killed long after', { server: 'one', at: 20_000, over: 30_000 }, false],
  ['killed and started again before it was sent', { server: 'one', at: 100, over: 900 }, false],
  ['going on while another was killed', { server: 'another', at: 1500, over: 9000 }, false],
])('of a repeat whose sender was %s (%o), it is %s that it is excused', (_case, kill, isExcused) => {
  const arrivals = arrived([1000, false], [40_000, false])
  const { killed, sentTwice } = reckon(remains({ arrivals, deliveries: tried(2), kills: [kill] }))
  expect({ killed, unexcused: sentTwice.length }).toEqual(
    isExcused ? { killed: 1, unexcused: 0 } : { killed: 0, unexcused: 1 },
  )
})

it('finds what arrived more often than it was tried', () => {
  expect(reckon(remains({ arrivals: arrived([1000, true], [1001, false]) })).unaccounted).toEqual(['webhook'])
})
