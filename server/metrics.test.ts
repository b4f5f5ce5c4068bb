import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { copyName } from './copies.ts'
import { offered } from './testing/fixture-manifest.ts'
import { askPort, type RunningApp, runApp } from './testing/running-app.ts'
import { temporaryFolder } from './testing/started-server.ts'
import { sqliteDatabase } from './testing/test-databases.ts'
import { writeCopy } from './testing/write-copy.ts'

/** A port that nobody uses at this moment. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

const contact = { fullName: 'Manee', email: 'manee@example.com', subject: 'Quote', message: 'What would it cost?' }

let running: RunningApp
afterEach(() => running.stop())

const start = async (environment: Record<string, string> = {}) => {
  const port = await freePort()
  running = await runApp({ METRICS_PORT: port, ...environment })
  return (target = '/metrics', asked = {}) => askPort(Number(port), target, asked)
}
const send = (body: object, headers: Record<string, string> = {}) =>
  running.ask('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('the metrics', () => {
  it('have counted nothing at the start of whatever they may count', async () => {
    const scrape = await start({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.com' })
    const begun = (await scrape()).text.split('\n').filter((line) => /^krajai_\w+_total/.test(line))
    expect(begun).toEqual([
      'krajai_leads_total{kind="signup",state="accepted"} 0',
      'krajai_leads_total{kind="signup",state="suspected_spam"} 0',
      'krajai_leads_total{kind="contact",state="accepted"} 0',
      'krajai_leads_total{kind="contact",state="suspected_spam"} 0',
      'krajai_delivery_attempts_total{channel="sender_mail",result="delivered"} 0',
      'krajai_delivery_attempts_total{channel="sender_mail",result="retry"} 0',
      'krajai_delivery_attempts_total{channel="sender_mail",result="rejected"} 0',
      'krajai_downloads_total{file="logos.zip"} 0',
      'krajai_http_server_errors_total{status="500"} 0',
      'krajai_http_server_errors_total{status="503"} 0',
    ])
  })

  it('tell when the newest copy of the leads was made, or that there is none', async () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(remove)
    const scrape = await start({ BACKUP_FOLDER: folder })
    const newest = async () => /^krajai_newest_backup_timestamp_seconds (.+)$/m.exec((await scrape()).text)?.[1]
    expect(await newest()).toBe('0')
    writeCopy(folder, copyName(new Date('2026-11-21T02:30:00Z'), 'db'))
    // It is no copy by its name alone.
    writeFileSync(join(folder, copyName(new Date('2026-11-21T03:30:00Z'), 'db')), 'ok')
    expect(Number(await newest())).toBe(Date.parse('2026-11-21T02:30:00Z') / 1000)
  })

  it('say nothing of copies where nobody has said where they lie', async () => {
    const scrape = await start()
    expect((await scrape()).text).not.toMatch(/^krajai_newest_backup_timestamp_seconds /m)
  })

  it('tell until when security.txt counts', async () => {
    const scrape = await start()
    expect((await scrape()).text).toContain(
      `\nkrajai_security_contact_end_timestamp_seconds ${Date.parse('2027-11-01') / 1000}\n`,
    )
  })

  it('count what was answered 5xx, once more beside the durations', async () => {
    const scrape = await start()
    await running.database.ask('alter table lead rename to gone')
    expect((await send(contact)).status).toBe(503)
    expect((await send({})).status).toBe(422)
    expect((await scrape()).text).toContain('krajai_http_server_errors_total{status="503"} 1\n')
  })

  it('count leads by kind and state, and a repeat not at all', async () => {
    const scrape = await start()
    await send(contact, { 'Idempotency-Key': 'one' })
    await send(contact, { 'Idempotency-Key': 'one' })
    await send({ ...contact, email: 'x' })
    const { text, headers } = await scrape()
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(text).toContain('krajai_leads_total{kind="contact",state="accepted"} 1\n')
  })

  it('count a file for download when it is begun, not when it is asked about or gone on with', async () => {
    const scrape = await start()
    const get = (headers: Record<string, string>, method = 'GET') => running.ask(offered.path, { method, headers })
    await get({})
    await get({ Range: 'bytes=0-' })
    // As Safari asks before it plays a film.
    await get({ Range: 'bytes=0-1' })
    const { etag = '' } = (await get({}, 'HEAD')).headers
    await get({ Range: 'bytes=10-' })
    await get({ 'If-None-Match': etag })
    await get({ Range: `bytes=${offered.size}-` })
    await running.ask(offered.stablePath)
    expect((await scrape()).text).toContain('krajai_downloads_total{file="logos.zip"} 2\n')
  })

  it('tell what is still to be delivered', async () => {
    // Nobody listens there, so it waits.
    const port = await freePort()
    const scrape = await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@example.com' })
    await send(contact)
    await expect
      .poll(async () => (await scrape()).text)
      .toContain('krajai_delivery_attempts_total{channel="sender_mail",result="retry"} 1\n')
    const { text } = await scrape()
    expect(text).toMatch(/^krajai_deliveries_waiting\{channel="sender_mail"\} 1$/m)
    expect(text).toMatch(/^krajai_deliveries_rejected\{channel="sender_mail"\} 0$/m)
    expect(text).toMatch(/^krajai_delivery_oldest_waiting_seconds\{channel="sender_mail"\} \d+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  })

  it('measure durations by the pattern of the route, and repeat nothing of the request', async () => {
    const scrape = await start()
    await send(contact)
    await running.ask('/api/manee@example.com?phone=private')
    const { text } = await scrape()
    expect(text).toContain(
      'krajai_http_request_duration_seconds_count{method="POST",route="/api/contact",status="201"} 1',
    )
    expect(text).toContain('krajai_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1')
    expect(text).not.toMatch(/manee|private/i)
  })

  it('have no values for deliveries while the database is away', async () => {
    const scrape = await start({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.com' })
    await running.database.ask('alter table delivery rename to gone')
    const { status, text } = await scrape()
    expect(status).toBe(200)
    expect(text).not.toMatch(/^krajai_deliveries_waiting\{/m)
    await running.database.ask('alter table gone rename to delivery')
    expect((await scrape()).text).toMatch(/^krajai_deliveries_waiting\{channel="sender_mail"\} 0$/m)
  })

  it('say that leads are refused while nothing can be written, though all can be read', async () => {
    const scrape = await start()
    await expect.poll(async () => (await scrape()).text, { timeout: 30_000 }).toMatch(/^krajai_ready 1$/m)
    const holder = new DatabaseSync(running.database.url.replace('file:', ''), { timeout: 5_000 })
    holder.exec('begin immediate')
    // What was known a moment ago may be said for a moment more.
    await expect.poll(async () => (await scrape()).text, { timeout: 30_000 }).toMatch(/^krajai_ready 0$/m)
    holder.close()
    await expect.poll(async () => (await scrape()).text, { timeout: 30_000 }).toMatch(/^krajai_ready 1$/m)
  })

  it('are served on their own port only, and nothing else is served there', async () => {
    const scrape = await start()
    expect((await scrape('/')).status).toBe(404)
    expect((await scrape('/metrics', { method: 'POST' })).status).toBe(404)
    expect((await running.ask('/metrics')).status).toBe(404)
  })
})

it('readiness tells the channels and what waits', async () => {
  running = await runApp({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, MAIL_FROM: 'a@example.com' })
  const ready = async () => JSON.parse((await running.ask('/readyz')).text)
  const deliveries = { sender_mail: { waiting: 0, rejected: 0, oldestWaitingSeconds: 0 } }
  expect(await ready()).toEqual({ status: 'ok', database: 'ok', deliveries })
  await send(contact)
  // What was counted a moment ago is told for a moment more.
  await expect.poll(ready).toMatchObject({ status: 'ok', deliveries: { sender_mail: { waiting: 1 } } })
})

it('a port that is taken keeps the server from starting', async () => {
  await start()
  const port = String(running.config.metricsPort)
  const database = sqliteDatabase()
  await expect(runApp({ METRICS_PORT: port }, database)).rejects.toMatchObject({
    code: 'ADDRESS_TAKEN',
    message: `Cannot hand out metrics on 127.0.0.1, port ${port} (EADDRINUSE): set METRICS_PORT`,
  })
  await database.remove()
})
