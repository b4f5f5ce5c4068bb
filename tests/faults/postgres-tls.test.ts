import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenLocally } from '../support/listen-locally.ts'
import { openAsServer } from '../support/set-up-database.ts'
import { MACHINE_ENVIRONMENT } from '../support/started-server.ts'

const isMissing = (program: string) => spawnSync(program, ['--version']).error !== undefined

describe.skipIf(isMissing('psql') || isMissing('openssl'))('a PostgreSQL with a certificate of its own', () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-tls-'))
  const [key, cert] = [join(folder.path, 'key.pem'), join(folder.path, 'cert.pem')]
  /** For each connection, whether the client went on after it saw the certificate. */
  let trusted: boolean[] = []
  const server = createServer((socket) => {
    const at = trusted.push(false) - 1
    socket.on('error', () => undefined)
    // The client asks for TLS, and the server agrees with one letter.
    socket.once('data', () => {
      socket.write('S')
      const secure = new TLSSocket(socket, { isServer: true, key: readFileSync(key), cert: readFileSync(cert) })
      secure
        .on('error', () => undefined)
        .once('data', () => {
          trusted[at] = true
          secure.destroy()
        })
    })
  })
  let address = ''
  beforeAll(async () => {
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
    execFileSync('openssl', [...request, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    })
    address = `postgres://krajai@localhost:${await listenLocally(server)}/leads`
  })
  afterAll(() => {
    server.close()
    folder.remove()
  })

  const backUp = async (url: string) => {
    const child = spawn(process.execPath, ['server/upkeep/backup.ts'], {
      env: { ...MACHINE_ENVIRONMENT, DATABASE_URL: url, BACKUP_FOLDER: folder.path },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [message] = await Promise.all([text(child.stderr), once(child, 'close')])
    return message
  }

  it.each([
    ['require', '', false],
    ['verify-full', '', false],
    ['verify-ca', cert, true],
    ['verify-full', cert, true],
  ])(
    'with sslmode=%s and sslrootcert=%j is trusted by the server and by backups alike: %s',
    async (mode, ca, isTrusted) => {
      const url = `${address}?sslmode=${mode}${ca && `&sslrootcert=${ca}`}`
      trusted = []
      await expect(openAsServer({ kind: 'postgres', url })).rejects.toThrow()
      expect(new Set(trusted)).toEqual(new Set([isTrusted]))
      trusted = []
      const message = await backUp(url)
      expect(new Set(trusted)).toEqual(new Set([isTrusted]))
      if (!isTrusted) expect(message).toContain('certificate verify failed')
    },
  )
})
