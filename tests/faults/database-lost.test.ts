import { globSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '../../server/upkeep/make-backup.ts'
import { restoreSqlite } from '../../server/upkeep/restore-sqlite.ts'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import { askPort } from '../support/running-app.ts'
import { type SmtpTestServer, startSmtpServer } from '../support/smtp-server.ts'
import { createTemporaryFolder, type StartedServer, startServer } from '../support/started-server.ts'

let dist: string
beforeAll(() => {
  dist = writeFixtureSite()
})
afterAll(() => removeFolder(dist))

let folder: string
let remove: () => void
let file: string
let backups: string
let server: StartedServer
beforeEach(() => {
  ;({ folder, remove } = createTemporaryFolder())
  file = join(folder, 'leads.db')
  backups = join(folder, 'backups')
  mkdirSync(backups)
})
afterEach(async () => {
  server.signal('SIGKILL')
  await server.ended
  remove()
})

function start(settings: Record<string, string> = {}): StartedServer {
  server = startServer(dist, { DATABASE_URL: `file:${file}`, BACKUP_FOLDER: backups, ...settings })
  return server
}

async function stop(): Promise<void> {
  server.signal('SIGTERM')
  await server.ended
}

async function sendMessage(port: number, message = 'Please send a quote'): Promise<void> {
  const body = { fullName: 'Manee', email: 'manee@example.com', subject: 'A quote', message }
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await askPort(port, '/api/contact', { method: 'POST', headers, body: JSON.stringify(body) })
  expect(status).toBe(201)
}

it('after a restore, the server delivers a lead that arrived after the backup while the mail server was down', async () => {
  const mail = (peer?: SmtpTestServer) => ({
    SMTP_URL: `smtp://127.0.0.1:${peer?.port ?? 9}?requireTLS=false`,
    MAIL_FROM: 'office@krajai.example',
    LEADS_MAIL_TO: 'team@krajai.example',
  })
  await sendMessage(await start(mail()).listening)
  const copy = makeBackup({ kind: 'sqlite', file }, backups)
  await sendMessage(await server.listening, 'Please send another quote')
  await stop()
  expect(await restoreSqlite(copy, file)).toEqual({ leads: 2, hasDeleted: false })
  const peer = await startSmtpServer()
  await start(mail(peer)).listening
  await expect.poll(() => peer.mails.filter(({ to }) => to.includes('team@krajai.example')).length).toBe(2)
  await peer.stop()
})

it.each([
  ['with a form since', true],
  ['without', false],
])('a server whose database is deleted while it runs, %s, copies it', async (_, isNoticed) => {
  await sendMessage(await start().listening)
  makeBackup({ kind: 'sqlite', file }, backups)
  await sendMessage(await server.listening, 'Please send another quote')
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix)
  if (isNoticed) await expect(sendMessage(await server.listening, 'Please send a third quote')).rejects.toThrow('503')
  await stop()
  const [copy = ''] = globSync(`${file}.before-loss-*`)
  if (isNoticed) expect(server.output.stdout).toContain(`npm run backup -- restore ${copy}`)
  expect(await restoreSqlite(copy, file)).toMatchObject({ leads: isNoticed ? 3 : 2 })
  await sendMessage(await start().listening)
})

it('a server whose database was lost takes leads again after a restore, without a restart', async () => {
  await sendMessage(await start().listening)
  const copy = makeBackup({ kind: 'sqlite', file }, backups)
  await stop()
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  const port = await start().listening
  expect((await askPort(port, '/readyz')).status).toBe(503)
  expect(await restoreSqlite(join(backups, basename(copy)), file)).toEqual({ leads: 1, hasDeleted: true })
  await expect.poll(async () => (await askPort(port, '/readyz')).status, { timeout: 30_000 }).toBe(200)
  await sendMessage(port)
})
