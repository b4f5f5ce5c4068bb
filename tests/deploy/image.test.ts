import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../server/config.ts'
import { FORM_BODY_LIMIT_BYTES } from '../../server/leads/submission-body.ts'
import { projectFolder } from '../../tools/runtime.js'

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')
const dockerfile = read('deploy/Dockerfile')

interface Service {
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  volumes?: string[]
  logging?: { options: Record<string, string> }
  depends_on?: Record<string, unknown>
  networks?: string[] | Record<string, { ipv4_address: string }>
}

describe('the image', () => {
  it('has the Node that the project is tested with, in both of its stages', () => {
    const [major, minor] = read('.nvmrc').split('.')
    expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual(
      Array(2).fill(`node:${major}.${minor}-bookworm-slim`),
    )
  })

  it('is built by commands that there are, and starts what a release starts', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const steps = [...dockerfile.matchAll(/^RUN npm run (\S+)/gm)].map(([, script = '']) => script)
    expect(steps).toEqual(['build', 'release'])
    expect(steps.filter((script) => !(script in scripts))).toEqual([])
    expect(dockerfile).toContain('CMD ["node", "server/main.ts"]')
  })

  it('is given nobody’s settings, leads or earlier builds', () => {
    const left = read('.dockerignore').split('\n')
    expect(left).toEqual(expect.arrayContaining(['**/.env', '.cache', 'data', 'dist', '**/node_modules', '**/.git']))
    // What git must not keep of an operator's, an image must not hold.
    const secrets = read('.gitignore')
      .split('\n')
      .filter((line) => line.startsWith('deploy/'))
    expect(secrets).not.toEqual([])
    expect(left).toEqual(expect.arrayContaining(secrets))
  })
})

describe('compose.yaml', () => {
  // `docker compose config` would need its plugin; what it would find most is looked for here.
  const text = read('deploy/compose/compose.yaml')
  const { services, networks, secrets, volumes } = parse(text, { merge: true }) as {
    services: Record<string, Service>
    networks: Record<string, { ipam: { config: { subnet: string; ip_range: string }[] } } | null>
    secrets: Record<string, unknown>
    volumes: Record<string, unknown>
  }

  it('has two servers of one image, a database and a proxy, each waiting for what it needs', () => {
    expect(Object.keys(services)).toEqual(['server-1', 'server-2', 'database', 'proxy'])
    const needed = Object.values(services).flatMap((service) => Object.keys(service.depends_on ?? {}))
    expect(needed.filter((name) => !(name in services))).toEqual([])
    expect(Object.keys(secrets)).toEqual(['database-password'])
    expect(Object.keys(volumes)).toEqual(['leads'])
  })

  it('gives the servers settings that they take', () => {
    const { environment = {} } = services['server-1'] ?? {}
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{SITE_URL:.*?\}/, 'https://www.example.com').replace(/\$\{DATABASE_PASSWORD:.*?\}/, 'secret'),
    ])
    expect(readConfig(Object.fromEntries(filled))).toMatchObject({
      siteUrl: 'https://www.example.com',
      trustProxy: 1,
      database: { kind: 'postgres' },
    })
  })

  it('keeps each server at the address where nginx looks for it, whichever is made anew', () => {
    const kept = ['server-1', 'server-2'].map((name) => {
      const { inside } = (services[name]?.networks ?? {}) as Record<string, { ipv4_address: string }>
      return inside?.ipv4_address ?? ''
    })
    const subnet = ipaddr.parseCIDR(networks.inside?.ipam.config[0]?.subnet ?? '')
    expect(kept.filter((address) => !ipaddr.parse(address).match(subnet))).toEqual([])
    // What gets an address by itself may not get one of these.
    const others = ipaddr.parseCIDR(networks.inside?.ipam.config[0]?.ip_range ?? '')
    expect(kept.filter((address) => ipaddr.parse(address).match(others))).toEqual([])
    const asked = [...read('deploy/compose/krajai-upstream.inc').matchAll(/^ {2}server (\S+) /gm)]
    expect(asked.map(([, address]) => address)).toEqual(kept.map((address) => `${address}:3000`))
  })

  it('is started by a command that has every setting it asks for', () => {
    const [, command = ''] = /^# {3}(.+\\\n# {5}docker compose .+)$/m.exec(text) ?? []
    const asked = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))
    expect([...command.matchAll(/(?<=^|\s)(\w+)=/g)].map(([, name]) => name).sort()).toEqual([...asked].sort())
  })

  it('mounts what nginx includes, and the folder of its record from the machine, where it is rotated', () => {
    const targets = (services.proxy?.volumes ?? []).map((volume) => volume.split(':')[1])
    const configuration = read('deploy/nginx/krajai.conf')
    const included = [...configuration.matchAll(/include (\/etc\/nginx\/conf\.d\/\S+);/g)].map(([, path]) => path)
    expect(included.length).toBeGreaterThan(2)
    expect(targets).toEqual(expect.arrayContaining(included))
    const [, folder] = /^(\S+)\/\*\.log \{$/m.exec(read('deploy/logrotate/krajai')) ?? []
    expect(configuration).toContain(`access_log ${folder}/access.log krajai;`)
    expect(services.proxy?.volumes).toContain(`${folder}:${folder}`)
  })

  it('passes on a form as long as the server takes one', () => {
    const [, kilobytes] = /^client_max_body_size (\d+)k;$/m.exec(read('deploy/nginx/krajai-proxy.inc')) ?? []
    expect(Number(kilobytes) * 1024).toBe(FORM_BODY_LIMIT_BYTES)
  })

  it('limits what is kept of everything that the programs say', () => {
    const limits = Object.values(services).map(({ logging }) => logging?.options)
    expect(new Set(limits.map((options) => JSON.stringify(options)))).toEqual(
      new Set([JSON.stringify({ 'max-size': '20m', 'max-file': '5' })]),
    )
  })

  it('mounts files that are there, but for the operator’s own', () => {
    const folder = join(projectFolder, 'deploy/compose')
    const mounted = Object.values(services)
      .flatMap((service) => service.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((path) => path.startsWith('.'))
    const { build } = services['server-1'] ?? {}
    const own = ['./krajai.pem', './krajai.key']
    expect(
      [...mounted, build?.context ?? ''].filter((path) => !own.includes(path) && !existsSync(resolve(folder, path))),
    ).toEqual([])
    expect(existsSync(resolve(folder, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
  })
})
