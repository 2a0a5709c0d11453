import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOperator } from '../../../test/seed/seed-operator.ts'
import { seriesOf } from '../../../test/monitoring/series.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { OTHER } from './labels.ts'
import { createMetrics } from './metrics.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const scrape = async () => seriesOf((await server.app.inject({ url: '/metrics' })).body)
/** Labels of the series of prom-client about the process, and those of every histogram. */
const ofRuntime = new Set(['le', 'type', 'space', 'kind', 'version', 'major', 'minor', 'patch'])
const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/u, '')

describe('the metrics of a server', () => {
  it('have only label values of a closed list, whatever callers send', async () => {
    const odd = `odd-${Math.random()}`
    await server.app.inject({ url: `/api/${odd}?${odd}` })
    await server.app.inject({ method: 'OPTIONS', url: `/${odd}` })
    await server.app.inject({ url: `/api/orders/v1/vendor/${odd}/orders`, headers: { 'x-country': odd } })
    await server.app.inject({ url: `/s/${odd}`, headers: { host: odd, 'user-agent': odd } })
    const operator = await seedOperator(server, 'of-hungary', ['HU'])
    await server.app.inject({ url: '/api/ops/v1/flags', headers: operator.headersIn('SG') })
    const { labelsOf } = server.platform.metrics
    const series = await scrape()
    expect(series.length).toBeGreaterThan(100)
    const outside = series.flatMap(({ name, labels }) => {
      const sets = labelsOf.get(name) ?? labelsOf.get(base(name))
      return Object.entries(labels)
        .filter(([label, value]) => {
          const values = sets?.[label]
          if (!values) return sets !== undefined ? label !== 'le' : !ofRuntime.has(label)
          return value !== OTHER && ![...values].includes(value)
        })
        .map(([label, value]) => `${name} ${label} ${value}`)
    })
    expect(outside).toEqual([])
    expect(JSON.stringify(series)).not.toContain(odd)
  })

  it('count requests by template and refusals by code', async () => {
    const before = await scrape()
    await server.app.inject({ url: '/api/orders/v1/vendor/of-nobody/orders' })
    const after = await scrape()
    const added = (name: string, labels: Record<string, string>) => {
      const find = (all: typeof after) =>
        all.find((one) => one.name === name && Object.entries(labels).every(([k, v]) => one.labels[k] === v))
      return (find(after)?.value ?? 0) - (find(before)?.value ?? 0)
    }
    const route = { http_route: '/api/orders/v1/vendor/:id/orders', http_response_status_code: '401' }
    expect(added('http_server_request_duration_seconds_count', route)).toBe(1)
    expect(added('beckon_refusals_total', { code: 'auth.required' })).toBe(1)
  })

  it('have one active request while they are read', async () => {
    const active = (await scrape()).filter(
      ({ name, value }) => name === 'http_server_active_requests' && value !== 0,
    )
    expect(active).toMatchObject([{ labels: { http_request_method: 'GET' }, value: 1 }])
  })

  it('have the standard buckets of a duration', async () => {
    const buckets = (await scrape())
      .filter(({ name }) => name === 'http_server_request_duration_seconds_bucket')
      .map(({ labels }) => labels['le'])
    expect([...new Set(buckets)]).toEqual(
      '0.005 0.01 0.025 0.05 0.075 0.1 0.25 0.5 0.75 1 2.5 5 7.5 10 +Inf'.split(' '),
    )
  })
})

describe('metrics', () => {
  it('replace a value that is not in its list', async () => {
    const metrics = createMetrics()
    const counter = metrics.counter({ name: 'a_total', help: 'A.', labels: { code: new Set(['known']) } })
    counter.add({ code: 'known' })
    counter.add({ code: 'made up' })
    counter.add({ code: 'another' })
    const series = seriesOf(await metrics.expose()).filter(({ name }) => name === 'a_total')
    metrics.stop()
    expect(series.map(({ labels, value }) => [labels['code'], value])).toEqual([
      ['known', 1],
      [OTHER, 2],
    ])
  })

  it('leave out a gauge that could not be read', async () => {
    const metrics = createMetrics()
    const read = () => Promise.reject(new Error('no database'))
    metrics.gauge({ name: 'broken', help: 'B.', labels: {}, read })
    metrics.gauge({ name: 'whole', help: 'W.', labels: {}, read: () => 3 })
    const series = seriesOf(await metrics.expose())
    metrics.stop()
    expect(series.filter(({ name }) => name === 'broken')).toEqual([])
    expect(series.find(({ name }) => name === 'whole')?.value).toBe(3)
  })

  it('leave out a gauge whose reading does not end', async () => {
    const metrics = createMetrics({ readMs: 20 })
    const read = () => new Promise<never>(() => undefined)
    metrics.gauge({ name: 'endless', help: 'E.', labels: {}, read })
    metrics.gauge({ name: 'whole', help: 'W.', labels: {}, read: () => 3 })
    const series = seriesOf(await metrics.expose())
    metrics.stop()
    expect(series.filter(({ name }) => name === 'endless')).toEqual([])
    expect(series.find(({ name }) => name === 'whole')?.value).toBe(3)
  })
})
