import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailTo, webhookTo } from '../../server/delivery/testing/delivering-app.ts'
import { type SmtpPeer, smtpPeer } from '../../server/delivery/testing/smtp-peer.ts'
import { type WebhookPeer, webhookPeer } from '../../server/delivery/testing/webhook-peer.ts'
import { type RunningApp, runApp } from '../../server/testing/running-app.ts'
import { machine, temporaryFolder } from '../../server/testing/started-server.ts'
import { DATABASE_KINDS, testDatabases } from '../../server/testing/test-databases.ts'

/** What it says, by what it says it of. */
async function doctor(settings: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    env: { ...machine, ...settings },
  })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const lines = [...stdout.matchAll(/^(ok|warning|FAILED) +(\S.*?) {2,}(.*)$/gm)]
  const says = Object.fromEntries(lines.map(([, verdict, about, what]) => [about, `${verdict}: ${what}`]))
  return { code, says, stdout, stderr }
}

let folder: string
let removeFolder: () => void
let smtp: SmtpPeer
let hook: WebhookPeer
beforeEach(async () => {
  ;({ folder, remove: removeFolder } = temporaryFolder())
  smtp = await smtpPeer()
  hook = await webhookPeer()
})
afterEach(async () => {
  await smtp.stop()
  await hook.stop()
  removeFolder()
})
const channels = () => ({ ...mailTo(smtp.url), ...webhookTo(hook.url) })

describe.each(DATABASE_KINDS)('npm run doctor, beside a server on %s', (kind) => {
  const newDatabase = testDatabases(kind)
  let running: RunningApp
  beforeAll(async () => {
    const database = await newDatabase()
    running = await runApp({}, database)
    if (kind === 'SQLite') chmodSync(database.url.replace('file:', ''), 0o600)
  })
  afterAll(() => running.stop())
  const ask = (settings: Record<string, string>, ...words: string[]) =>
    doctor({ DATABASE_URL: running.database.url, ...settings }, '--dist', running.site, ...words)

  it('finds a good deployment good, and says what waits before a launch', async () => {
    const { code, says, stdout } = await ask({ ...channels(), LEADS_RETENTION_DAYS: '730' })
    expect(says).toMatchObject({
      Node: 'ok: 26.10.0',
      site: expect.stringMatching(/^ok: \d+ pages for http:\/\/localhost:3000$/),
      SITE_URL: expect.stringContaining('warning: '),
      database: expect.stringMatching(/^ok: .*a write was committed; 0 leads$/),
      tables: expect.stringMatching(/^ok: those of this version \(\d{4}-/),
      clock: expect.stringMatching(/^(?:ok|warning): 20/),
      mail: expect.stringContaining('ok: 127.0.0.1, not tried'),
      webhook: expect.stringContaining('not tried'),
      retention: 'ok: leads are deleted after 730 days',
      backlog: 'ok: nothing has waited for half an hour, and nothing was given up',
      placeholders: expect.stringMatching(/\d+ left|none left/),
    })
    expect(stdout).toMatch(/\n0 failed, \d+ to look at, \d+ fine\n$/)
    expect(code).toBe(0)
    expect(smtp.letters).toEqual([])
    expect(hook.calls).toEqual([])
  })

  it('sends a message by each channel when asked', async () => {
    const { code, says } = await ask(channels(), '--send')
    expect(says).toMatchObject({
      mail: 'ok: a test message went to sales@krajai.example',
      webhook: expect.stringContaining('ok: a test message went to 127.0.0.1'),
    })
    expect(code).toBe(0)
    expect(smtp.letters).toHaveLength(1)
    expect(hook.calls.map(({ body }) => JSON.parse(body).type)).toEqual(['doctor.test'])
  })
})

describe('npm run doctor', () => {
  let running: RunningApp
  beforeAll(async () => {
    running = await runApp()
  })
  afterAll(() => running.stop())

  it('fails where a deployment would lose something, and says what', async () => {
    smtp.behave(() => ({ code: 535 }))
    hook.behave((response) => response.writeHead(401).end())
    chmodSync(running.database.url.replace('file:', ''), 0o644)
    const settings = { ...channels(), SITE_URL: 'https://www.example.com', LEADS_RETENTION_DAYS: '3650' }
    const database = { DATABASE_URL: running.database.url }
    const { code, says } = await doctor({ ...database, ...settings }, '--dist', running.site, '--send')
    expect(says).toMatchObject({
      site: 'FAILED: built for http://localhost:3000, and SITE_URL is https://www.example.com: build with it, or set it',
      TRUST_PROXY: expect.stringContaining('warning: off'),
      'database file': expect.stringContaining('FAILED: '),
      mail: 'FAILED: a test message was refused: smtp 535 CONN',
      webhook: 'FAILED: a test message was refused: http 401',
      retention: expect.stringContaining('FAILED: 3650 days'),
    })
    expect(code).toBe(1)
  })

  it('looks at a deployment that was never started', async () => {
    const { says } = await doctor({ DATABASE_URL: `file:${folder}/new/leads.db` }, '--dist', folder)
    expect(says).toMatchObject({
      site: expect.stringContaining('run npm run build'),
      database: `ok: ${folder}/new/leads.db is made when the server first starts`,
      delivery: expect.stringContaining('FAILED: leads are stored and told to nobody'),
    })
  })

  it('fails where leads have had their time and are not deleted', async () => {
    const { database } = running
    await database.ask(
      `insert into lead (id, kind, state, locale, received_at, full_name, email, subject, message)
       values ('1', 'contact', 'accepted', 'en', '2020-01-01T00:00:00.000Z', 'Manee', 'manee@example.com', 's', 'm')`,
    )
    const { says } = await doctor({ DATABASE_URL: database.url, LEADS_RETENTION_DAYS: '730' }, '--dist', running.site)
    await database.ask('delete from lead')
    expect(says.retention).toMatch(
      /^FAILED: no lead is deleted: by the clock it is .+, \d+ days after .+\. Where .+: leads purge --anyway$/,
    )
  })

  it('names commands as they are typed where it was called', async () => {
    const ask = (more: Record<string, string>) =>
      doctor(
        { DATABASE_URL: running.database.url, ...channels(), BACKUP_FOLDER: folder, ...more },
        '--dist',
        running.site,
      )
    const { says } = await ask({})
    expect(says.mail).toContain('not tried: krajai doctor --send sends')
    expect(says.backup).toContain(`: krajai backup --to ${folder}`)
    const { says: byNpm } = await ask({ npm_lifecycle_event: 'doctor' })
    expect(byNpm.webhook).toContain('not tried: npm run doctor -- --send sends')
    expect(byNpm.backup).toContain(`: npm run backup -- --to ${folder}`)
  })

  it('fails where senders hear of their lead, and nobody of ours does', async () => {
    const { LEADS_MAIL_TO: _, ...senderAlone } = mailTo(smtp.url)
    const database = { DATABASE_URL: running.database.url }
    const { code, says } = await doctor({ ...database, ...senderAlone }, '--dist', running.site)
    expect(says.delivery).toBe(
      'FAILED: senders are told that their lead has arrived, and nobody of ours is: set LEADS_MAIL_TO or WEBHOOK_URL',
    )
    expect(code).toBe(1)
    // With a webhook leads reach us, but what is held back as spam does not.
    const { says: called } = await doctor({ ...database, ...webhookTo(hook.url) }, '--dist', running.site)
    expect(called.delivery).toBeUndefined()
    expect(called.mail).toContain('warning: LEADS_MAIL_TO is not set: nobody is told what was held back as spam')
  })

  it('looks for copies where the setting says, unless another folder is named', async () => {
    const settings = { DATABASE_URL: running.database.url, BACKUP_FOLDER: '/nowhere/set' }
    expect((await doctor(settings, '--dist', running.site)).says.backup).toContain('/nowhere/set cannot be read')
    const named = await doctor(settings, '--dist', running.site, '--backups', '/nowhere/named')
    expect(named.says.backup).toContain('/nowhere/named cannot be read')
  })

  it('names a setting that is wrong, and a word that it does not know', async () => {
    expect((await doctor({ PORT: 'eighty' })).says.settings).toContain('FAILED: PORT: expected')
    expect(await doctor({}, '--sned')).toMatchObject({ code: 2, stderr: expect.stringContaining('[--send]') })
  })
})
