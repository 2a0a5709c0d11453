import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

const folder = resolve(import.meta.dirname, '../monitoring')
const read = (path: string) => readFileSync(resolve(folder, path), 'utf8')
const rules = read('alerts.rules.yaml')
const dashboard = read('dashboard.json')
const page = readFileSync(resolve(folder, '../../../docs/how-to/alerts.md'), 'utf8')

const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]
const alerts = named(rules, /^\s*- alert: (\w+)$/gmu)
const recorded = named(rules, /^\s*- record: (\S+)$/gmu)
/** The words of expressions that look like metrics; `up` is Prometheus's own. */
const metricsIn = (text: string): string[] =>
  named(text, /\b((?:beckon_|http_|db_client_|nodejs_|process_)\w+|beckon:\w+:\w+)/gu)
    // Labels are named in matchers and in groupings.
    .filter(
      (name) =>
        !/^(?:http_(?:request_method|route|response_status_code)|db_client_connection_(?:state|pool_name))$/u.test(
          name,
        ),
    )

const promtool = spawnSync('promtool', ['--version']).status === 0

describe('the alert rules and the dashboard', () => {
  let server: TestServer
  let known: ReadonlySet<string>
  beforeAll(async () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9'
    server = await startTestServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '0' } })
    const { body } = await server.app.inject({ url: '/metrics' })
    const types = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gmu)]
    const parts = ['_bucket', '_sum', '_count']
    known = new Set([
      ...recorded,
      ...types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? parts.map((part) => name + part) : [name],
      ),
    ])
  })
  afterAll(() => server.stop())

  it.each([
    ['alerts.rules.yaml', rules],
    ['dashboard.json', dashboard],
    ['alerts.test.yaml', read('alerts.test.yaml')],
  ])('name only metrics that the service has: %s', (_file, text) => {
    const metrics = metricsIn(text)
    expect(metrics.length).toBeGreaterThan(3)
    expect(metrics.filter((name) => !known.has(name))).toEqual([])
  })

  it('show every metric of the service on the dashboard', () => {
    const shown = metricsIn(dashboard).map((name) => name.replace(/_(?:bucket|sum|count)$/u, ''))
    const own = [...server.platform.metrics.labelsOf.keys()].map((name) => name.replace(/_count$/u, ''))
    expect(own.filter((name) => !shown.includes(name))).toEqual([])
  })

  it('describe every alert on the page, and nothing else', () => {
    expect(named(page, /^### (Beckon\w+)$/gmu)).toEqual(alerts)
    for (const alert of alerts) {
      expect(rules).toContain(`runbook: docs/how-to/alerts.md#${alert.toLowerCase()}\n`)
      const section = page.split(`### ${alert}\n`)[1]?.split('\n## ')[0]?.split('\n### ')[0] ?? ''
      expect(section, alert).toMatch(/Means:[\s\S]+Do:/u)
    }
  })

  it.skipIf(!promtool)('pass promtool with their tests (skipped where promtool is not installed)', () => {
    for (const args of [
      ['check', 'rules', 'alerts.rules.yaml'],
      ['test', 'rules', 'alerts.test.yaml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
      expect(status, stdout + stderr).toBe(0)
    }
  })
})
