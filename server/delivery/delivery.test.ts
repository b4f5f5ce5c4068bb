import { expect, it, onTestFinished, vi } from 'vitest'
import { sqliteDatabase } from '../testing/test-databases.ts'
import { deliveringApp, eventually, webhookTo } from './testing/delivering-app.ts'
import { webhookPeer } from './testing/webhook-peer.ts'

const looking = vi.hoisted(() => ({ begun: 0, ended: 0 }))

vi.mock('./catch-up.ts', async (original) => {
  const catchUp = await original<typeof import('./catch-up.ts')>()
  /** Has as many leads to look through as a stop takes to come. */
  const enqueueUntold: typeof catchUp.enqueueUntold = async (_db, _channels, { signal }) => {
    looking.begun += 1
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    looking.ended += 1
    return 0
  }
  return { ...catchUp, enqueueUntold }
})

it('a lead is delivered while those of before are still looked through, for which a stop does not wait', async () => {
  const database = sqliteDatabase()
  const crm = await webhookPeer()
  onTestFinished(async () => {
    await crm.stop()
    await database.remove()
  })
  const app = await deliveringApp(database, webhookTo(crm.url))
  await app.send()
  await eventually(() => expect(crm.calls).toHaveLength(1))
  expect(looking).toEqual({ begun: 1, ended: 0 })
  await app.stop()
  expect(looking).toEqual({ begun: 1, ended: 1 })
})
