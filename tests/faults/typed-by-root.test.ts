import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, globSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFolder } from '../../server/database/owned-files.ts'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import { contact } from '../support/leads.ts'
import { canTryPlainAccount, plainAccount } from '../support/plain-account.ts'
import { askPort } from '../support/running-app.ts'
import {
  createTemporaryFolder,
  MACHINE_ENVIRONMENT,
  type StartedServer,
  startServer,
} from '../support/started-server.ts'

/** Root types commands that the handbook writes for the account of the server. The server must still open every file. */
describe.skipIf(!plainAccount || !canTryPlainAccount)('typed by root', () => {
  const account = plainAccount ?? { uid: 0, gid: 0 }
  let site: string
  let folder: string
  let remove: () => void
  let environment: Record<string, string>
  let server: StartedServer | undefined
  const file = () => join(folder, 'on/the/way/leads.db')
  const copies = () => join(folder, 'to/a/new/folder')

  beforeAll(() => {
    site = writeFixtureSite()
    chmodSync(site, 0o755)
  })
  afterAll(() => removeFolder(site))
  beforeEach(() => {
    ;({ folder, remove } = createTemporaryFolder())
    chownSync(folder, account.uid, account.gid)
    environment = { DATABASE_URL: `file:${file()}`, BACKUP_FOLDER: copies(), LOG_LEVEL: 'silent' }
  })
  afterEach(async () => {
    server?.signal('SIGKILL')
    await server?.ended
    remove()
  })

  function type(program: string, ...words: string[]): string {
    const path = join(import.meta.dirname, '../..', program)
    const env = { ...MACHINE_ENVIRONMENT, ...environment }
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...words], { env, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    return stdout
  }
  /** Files that the account of the server cannot open. */
  const foreignFiles = () => globSync(`${folder}/**`).filter((path) => statSync(path).uid !== account.uid)

  /** The server starts with its own account, stores a lead and stops. */
  async function storeLead() {
    server = startServer(site, environment, { account })
    const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(contact) }
    expect((await askPort(await server.listening, '/api/contact', request)).status).toBe(201)
    // Beside a running server, and again when it has stopped.
    for (const command of ['list', 'retry']) type('server/cli/main.ts', command)
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    for (const command of ['list', 'retry']) type('server/cli/main.ts', command)
    expect(foreignFiles()).toEqual([])
  }

  it('a start creates files of the server’s account', async () => {
    const started = startServer(site, environment)
    await started.listening
    started.signal('SIGTERM')
    await started.ended
    await storeLead()
  })

  it('a backup and a restore leave files of the server’s account, also on a fresh machine', async () => {
    await storeLead()
    const [copy = ''] = type('server/upkeep/backup.ts').split('\n')
    expect(foreignFiles()).toEqual([])
    chmodSync(file(), 0o640)
    type('server/upkeep/backup.ts', 'restore', copy)
    expect(statSync(file()).mode & 0o777).toBe(0o640)
    await storeLead()

    renameSync(copy, join(folder, 'kept.db'))
    for (const path of ['on', 'to']) rmSync(join(folder, path), { recursive: true })
    createFolder(dirname(file()))
    type('server/upkeep/backup.ts', 'restore', join(folder, 'kept.db'))
    await storeLead()
  })
})
