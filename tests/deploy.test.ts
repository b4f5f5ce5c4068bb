import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const isMissing = (program: string, ...words: string[]) => spawnSync(program, words).status !== 0

/** The settings of Debian's nginx.conf that would be added to ours. */
const DEBIAN = 'ssl_protocols TLSv1 TLSv1.2 TLSv1.3;'

describe.skipIf(isMissing('nginx', '-v') || isMissing('openssl', 'version'))('nginx', () => {
  it('accepts the configuration, which replaces the TLS versions of Debian', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-nginx-'))
    const tls = join(folder.path, 'tls')
    mkdirSync(tls)
    const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
    spawnSync('openssl', [...certificate, '-keyout', join(tls, 'key.pem'), '-out', join(tls, 'cert.pem')])
    const moved = ['upstream.conf', 'krajai.conf'].map((file) =>
      readFileSync(join('deploy/nginx', file), 'utf8')
        .replaceAll('/etc/ssl/krajai', tls)
        .replaceAll('/var/log/krajai', folder.path),
    )
    const file = join(folder.path, 'nginx.conf')
    writeFileSync(file, `pid ${folder.path}/pid; events {} http { ${DEBIAN} ${moved.join('\n')} }`)
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' })
    expect(stderr).toContain('syntax is ok')
    expect(stderr).not.toContain('duplicate value')
    expect(status).toBe(0)
  })
})

describe.skipIf(isMissing('systemd-analyze', '--version'))('systemd', () => {
  const units = globSync('deploy/systemd/*.{service,socket,timer}').sort()

  it.each(units)('accepts %s', (unit) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-units-'))
    for (const file of units) cpSync(file, join(folder.path, basename(file)))
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder.path, basename(unit))], {
      encoding: 'utf8',
    })
    // The units contain paths that exist only on a server.
    expect(stderr.split('\n').filter((line) => line && !line.includes('is not executable'))).toEqual([])
  })
})

it('units set no variables of /etc/krajai.env, because they would override the file', () => {
  for (const unit of globSync('deploy/systemd/*.service'))
    expect(readFileSync(unit, 'utf8').match(/^Environment=.*/gm), unit).toEqual(['Environment=NODE_ENV=production'])
})

it('the proxy of compose.yaml asks again for the addresses of the servers', () => {
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })
  const servers = Object.keys(compose.services).filter((name) => compose.services[name].image === 'krajai')
  const upstream = readFileSync('deploy/nginx/upstream-compose.conf', 'utf8')
  expect(upstream).toMatch(/^ {2}resolver 127\.0\.0\.11 valid=\ds /m)
  expect(Array.from(upstream.matchAll(/^ {2}server ([\w-]+):3000 resolve /gm), ([, name]) => name)).toEqual(servers)
  // Older versions do not know `resolve`.
  expect(Number(/^nginx:1\.(\d+)$/.exec(compose.services.proxy.image)?.[1])).toBeGreaterThan(27)
})
