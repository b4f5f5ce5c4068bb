import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { removeFolder, writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { askPort } from '../../server/testing/running-app.ts'
import { startServer, temporaryFolder } from '../../server/testing/started-server.ts'
import { freePort } from '../../tools/free-port.ts'
import { CONTACT, eventually } from '../support/delivering-app.ts'

describe.skipIf(process.platform !== 'linux')('a server whose log lies on a full disk', () => {
  let dist: string
  beforeAll(() => {
    dist = writeFixtureSite()
  })
  afterAll(() => removeFolder(dist))

  it.each(['exec >/dev/full', 'exec >/dev/full 2>&1'])(
    'by %s goes on with pages and leads, and stops when told to',
    async (first) => {
      const { folder, remove } = temporaryFolder()
      const port = await freePort()
      const server = startServer(dist, { PORT: String(port), DATABASE_URL: `file:${folder}/leads.db` }, { first })
      onTestFinished(async () => {
        server.signal('SIGKILL')
        await server.ended
        remove()
      })
      const answered = async () => (await askPort(port, '/healthz')).status
      expect(await eventually(answered)).toBe(200)
      const body = JSON.stringify(CONTACT)
      const send = () =>
        askPort(port, '/api/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      for (let lead = 0; lead < 3; lead += 1) expect((await send()).status).toBe(201)
      expect((await askPort(port, '/th')).status).toBe(200)
      server.signal('SIGTERM')
      expect(await server.ended).toBe(0)
    },
  )
})
