import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../tests/support/free-port.ts'
import { contact } from '../../tests/support/leads.ts'
import { askPort, type RunningApp, runApp } from '../../tests/support/running-app.ts'

describe('the metrics', () => {
  let running: RunningApp
  afterEach(() => running.stop())

  const start = async (environment: Record<string, string> = {}) => {
    const port = await freePort()
    running = await runApp({ METRICS_PORT: port, ...environment })
    return async () => {
      const { text } = await askPort(Number(port), '/metrics')
      return text.split('\n').filter((line) => line.startsWith('krajai_'))
    }
  }
  const send = (payload: object, headers: Record<string, string> = {}) =>
    running.app.inject({ method: 'POST', url: '/api/contact', headers, payload })

  it('start at 0 and count leads, errors and deliveries', async () => {
    const scrape = await start({
      LEADS_MAIL_TO: 'b@example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
    })
    expect(await scrape()).toEqual(
      expect.arrayContaining(['krajai_leads_total{form="contact",state="accepted"} 0', 'krajai_ready 1']),
    )
    for (let time = 0; time < 2; time += 1) await send(contact, { 'Idempotency-Key': 'k' })
    await send({ ...contact, website: 'x' })
    expect(await scrape()).toEqual(
      expect.arrayContaining([
        'krajai_leads_total{form="contact",state="accepted"} 1',
        'krajai_leads_total{form="contact",state="suspected_spam"} 1',
        'krajai_leads_total{form="signup",state="accepted"} 0',
        'krajai_http_server_errors_total 0',
        'krajai_deliveries{channel="team_mail",state="waiting"} 2',
        'krajai_deliveries{channel="team_mail",state="rejected"} 0',
      ]),
    )
  })

  it('say if no lead can be stored, and then leave out the deliveries', async () => {
    const scrape = await start()
    await running.database.ask('drop table delivery')
    await running.database.ask('drop table lead')
    await send(contact)
    const lines = await scrape()
    expect(lines).toEqual(expect.arrayContaining(['krajai_ready 0', 'krajai_http_server_errors_total 1']))
    expect(lines.filter((line) => line.startsWith('krajai_deliveries'))).toEqual([])
  })

  it('are not served to visitors', async () => {
    await start()
    expect((await running.ask('/metrics')).status).toBe(404)
  })
})

it('the start fails with one sentence if the metrics port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  await expect(runApp({ METRICS_PORT: String(port) })).rejects.toThrow(
    `Cannot serve metrics on 127.0.0.1, port ${port}`,
  )
  other.close()
})
