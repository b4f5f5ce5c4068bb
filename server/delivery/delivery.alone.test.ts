import { expect, it, onTestFinished, vi } from 'vitest'
import { sqliteDatabase } from '../testing/test-databases.ts'
import { deliveringApp, eventually, webhookTo } from './testing/delivering-app.ts'
import { webhookPeer } from './testing/webhook-peer.ts'

const looking = vi.hoisted(() => ({ begun: 0, stopped: 0, ended: 0, lastStep: Promise.resolve() }))

vi.mock('./catch-up.ts', async (original) => {
  const catchUp = await original<typeof import('./catch-up.ts')>()
  /** Has as many leads to look through as a stop takes to come. */
  const enqueueMissed: typeof catchUp.enqueueMissed = async (_db, _channels, { signal }) => {
    looking.begun += 1
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    looking.stopped += 1
    await looking.lastStep
    looking.ended += 1
    return 0
  }
  return { ...catchUp, enqueueMissed }
})

/** An app that delivers to a webhook, which answers as it likes, on a database of its own. */
async function appWithWebhook() {
  Object.assign(looking, { begun: 0, stopped: 0, ended: 0, lastStep: Promise.resolve() })
  const database = sqliteDatabase()
  const crm = await webhookPeer()
  onTestFinished(async () => {
    await crm.stop()
    await database.remove()
  })
  return { crm, app: await deliveringApp(database, webhookTo(crm.url)) }
}

it('a lead is delivered while those of before are still looked through, for which a stop does not wait', async () => {
  const { crm, app } = await appWithWebhook()
  await app.send()
  await eventually(() => expect(crm.calls).toHaveLength(1))
  expect(looking).toMatchObject({ begun: 1, ended: 0 })
  await app.stop()
  expect(looking).toMatchObject({ begun: 1, ended: 1 })
})

it('a stop takes no new deliveries while a step of the looking through still ends', async () => {
  const { crm, app } = await appWithWebhook()
  const answers: (() => void)[] = []
  crm.behave((response) => answers.push(() => response.writeHead(204).end()))
  // More than are made at once.
  for (let sent = 0; sent < 6; sent += 1) await app.send()
  await eventually(() => expect(answers).toHaveLength(4))
  const step = Promise.withResolvers<void>()
  looking.lastStep = step.promise
  const stopped = app.stop()
  await eventually(() => expect(looking).toMatchObject({ stopped: 1, ended: 0 }))
  for (const answer of answers) answer()
  await eventually(async () => {
    expect((await app.rows('webhook')).filter(({ state }) => state === 'delivered')).toHaveLength(4)
  })
  step.resolve()
  await stopped
  expect(crm.calls).toHaveLength(4)
})
