import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RunnablePlatform } from '../create-platform.ts'
import type { GaugeSource } from '../gauges.ts'
import { refuse } from '../refusal.ts'
import { sendRefusal } from './answers/refusal-reply.ts'

/** Numbers for an operator. In prd only with the token; elsewhere open unless a token is set. */
export function useMetrics(app: FastifyInstance, platform: RunnablePlatform): void {
  const registry = createRegistry(app, platform)
  const { metricsToken, environment } = platform.config
  const mayRead = (authorization: string | undefined) =>
    metricsToken ? sameText(authorization ?? '', `Bearer ${metricsToken}`) : environment !== 'prd'
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization)) {
      return sendRefusal(request, reply, refuse('request.not-found'))
    }
    for (const source of platform.gauges.all()) show(registry, source)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function createRegistry(app: FastifyInstance, { live, pool }: RunnablePlatform): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  gauge(registry, 'live_sockets', 'Open live sockets.', () => live.count())
  gauge(registry, 'database_connections', 'Connections of the pool.', () => pool.totalCount)
  gauge(registry, 'database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount)
  return registry
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  const measured = new Gauge({
    name,
    help,
    collect() {
      this.set(read())
    },
    registers: [],
  })
  registry.registerMetric(measured)
}

/** Registers a gauge of a capability. A failed reading does not affect the others. */
function show(registry: Registry, { name, help, labels: labelNames, read }: GaugeSource): void {
  if (registry.getSingleMetric(name)) return
  const shown = new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    async collect() {
      const measured = await read().catch(() => [])
      this.reset()
      for (const { labels, value } of measured) this.set({ ...labels }, value)
    },
    registers: [],
  })
  registry.registerMetric(shown)
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
