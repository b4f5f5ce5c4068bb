import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import GithubSlugger from 'github-slugger'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { addProcessMetrics, metrics } from '../../server/metrics.ts'
import { projectFolder } from '../../tools/runtime.js'

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
const rules: Rule[] = parse(read('deploy/prometheus/krajai-rules.yaml')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules.filter((rule) => 'alert' in rule),
)
const dashboard = JSON.parse(read('deploy/grafana/krajai-dashboard.json')) as {
  panels: { id: number; title: string; targets: { expr: string }[] }[]
}

/** The metrics of a server that has just begun. */
const begun = metrics({ addHook: () => undefined } as unknown as FastifyInstance, {
  deliveries: { channels: ['team_mail'], state: async () => Promise.reject(new Error('not asked')) },
  readiness: async () => undefined,
  overdueSeconds: async () => 0,
  files: ['logos.zip'],
  newestCopy: undefined,
  securityContactEnd: undefined,
})
addProcessMetrics(begun)

/** Everything that a server hands out, and what Prometheus adds by itself. */
function knownMetrics(): Set<string> {
  const names = begun.registry
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`])
  return new Set([...names, 'up'])
}
const known = knownMetrics()
const unknownIn = (expr: string) =>
  (expr.match(/\b(?:krajai|process|nodejs)_\w+|\bup\b/g) ?? ['none at all']).filter((name) => !known.has(name))

it('what an alert asks of is handed out by the server', () => {
  expect(rules.length).toBeGreaterThan(8)
  expect(rules.flatMap(({ alert, expr }) => unknownIn(expr).map((name) => `${alert}: ${name}`))).toEqual([])
})

it('what the dashboard shows is handed out by the server', () => {
  const { panels } = dashboard
  expect(panels.length).toBeGreaterThan(8)
  const unknown = panels.flatMap(({ title, targets }) =>
    targets.flatMap(({ expr }) => unknownIn(expr).map((name) => `${title}: ${name}`)),
  )
  expect(unknown).toEqual([])
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})

/** Wrong at no value: of what waits an alert asks for how long it has. */
const SHOWN_ONLY = ['krajai_downloads_total', 'krajai_deliveries_waiting']

it('each metric of the site is on the dashboard, and each that may be wrong in an alert', () => {
  const own = [...known].filter((name) => /^krajai_(?!.*_(?:bucket|count|sum)$)/.test(name))
  const isIn = (text: string) => (name: string) => text.includes(name)
  expect(own.length).toBeGreaterThan(6)
  expect(own.filter((name) => !isIn(JSON.stringify(dashboard))(name))).toEqual([])
  const alerts = rules.map(({ expr }) => expr).join('\n')
  expect(own.filter((name) => !SHOWN_ONLY.includes(name) && !isIn(alerts)(name))).toEqual([])
})

it('what is counted by an alert or on the dashboard is counted from 0: Prometheus does not see the first of what appears later', async () => {
  const series = (await begun.registry.metrics()).split('\n')
  const counted = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap((expr) => [...expr.matchAll(/\bincrease\((\w+)(?:\{(.*?)\})?/g)])
  expect(counted.length).toBeGreaterThan(8)
  const missing = counted.filter(
    ([, name = '', wanted = '']) =>
      !series.some((line) => line.startsWith(`${name}{`) && line.includes(wanted) && line.endsWith(' 0')),
  )
  expect(missing.map(([counting]) => counting)).toEqual([])
})

it.each(['krajai_deliveries_stranded', 'krajai_security_contact_end_timestamp_seconds'])(
  'where a server has no %s, which is a fault of its own, an alert says so',
  async (name) => {
    expect(await begun.registry.metrics()).not.toMatch(new RegExp(`^${name} `, 'm'))
    expect(rules.map(({ expr }) => expr).join('\n')).toContain(`up{job="krajai"} == 1 unless on (instance) ${name}`)
  },
)

describe('an alert', () => {
  const slugger = new GithubSlugger()
  const headings = [...read('docs/operations.md').matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) =>
    slugger.slug(title),
  )

  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s leads to what helps', (_, { labels, annotations }) => {
    const [document, heading] = annotations.runbook.split('#')
    expect(document).toBe('docs/operations.md')
    expect(headings).toContain(heading)
    expect(annotations.summary).not.toBe('')
    expect(['page', 'ticket']).toContain(labels.severity)
  })

  it('has a name of its own', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  })
})

const promtool = spawnSync('promtool', ['--version']).status === 0
const notTried = promtool ? '' : ' not tried: there is no promtool here'
it.skipIf(!promtool).each([
  ['finds nothing wrong', ['check', 'rules', 'deploy/prometheus/krajai-rules.yaml']],
  ['alerts when it should, and not when it should not', ['test', 'rules', 'tests/deploy/alerts.promtool.yaml']],
])(`Prometheus %s${notTried}`, (_, words) => {
  const { status, stdout, stderr } = spawnSync('promtool', words, { cwd: projectFolder, encoding: 'utf8' })
  expect({ status, said: stdout + stderr }).toMatchObject({ status: 0 })
})
