import { timingSafeEqual } from 'node:crypto'
import { type ErrorCode, errorCodes } from '@beckon/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RunnablePlatform } from '../create-platform.ts'
import { OTHER } from '../metrics/labels.ts'
import { durationBuckets, type Metrics } from '../metrics/metrics.ts'
import { refuse } from '../refusal.ts'
import { sendRefusal } from './answers/refusal-reply.ts'
import { onEnded } from './on-ended.ts'

/** Numbers for an operator. In prd only with the token; elsewhere open unless a token is set. */
export function useMetrics(
  app: FastifyInstance,
  { config, metrics }: RunnablePlatform,
  countRefusal: CountRefusal,
): void {
  measureRequests(app, metrics, countRefusal)
  const { metricsToken, environment } = config
  const mayRead = (authorization: string | undefined) =>
    metricsToken ? sameText(authorization ?? '', `Bearer ${metricsToken}`) : environment !== 'prd'
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization)) {
      return sendRefusal(request, reply, refuse('request.not-found'))
    }
    return reply.type(metrics.contentType).send(await metrics.expose())
  })
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', OTHER] as const
type Method = (typeof methods)[number]
const statuses = Array.from({ length: 500 }, (_, index) => String(100 + index))
// Object.keys types the keys of our own record as strings.
const codes = Object.keys(errorCodes) as ErrorCode[]

const methodOf = ({ method }: FastifyRequest): Method => methods.find((one) => one === method) ?? OTHER

type CountRefusal = (code: ErrorCode) => void

/** Before the app: some calls are refused before all hooks. */
export function measureRefusals(metrics: Metrics): CountRefusal {
  const refusals = metrics.counter({
    name: 'beckon_refusals_total',
    help: 'Calls that were refused, by the code of the contract.',
    labels: { code: codes },
  })
  return (code) => refusals.add({ code })
}

/** Counts by the names and labels of OpenTelemetry; the route is the template, never the path. */
function measureRequests(app: FastifyInstance, metrics: Metrics, countRefusal: CountRefusal): void {
  const routes = new Set([OTHER])
  app.addHook('onRoute', ({ url }) => void routes.add(url))
  const seconds = metrics.histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labels: {
      http_request_method: methods,
      http_route: routes,
      http_response_status_code: new Set(statuses),
    },
    buckets: durationBuckets,
  })
  measureActive(app, metrics)
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(reply.elapsedTime / 1000, {
      http_request_method: methodOf(request),
      http_route: request.routeOptions.url ?? OTHER,
      http_response_status_code: String(reply.statusCode),
    })
    if (request.refusal) countRefusal(request.refusal)
  })
}

/** A socket is no request that is under way: it has a gauge of its own. */
function measureActive(app: FastifyInstance, metrics: Metrics): void {
  const active = new Map<Method, number>()
  const change = (method: Method, by: number) => active.set(method, (active.get(method) ?? 0) + by)
  metrics.gauge({
    name: 'http_server_active_requests',
    help: 'Requests whose answer has not ended.',
    labels: { http_request_method: methods },
    read: () => [...active].map(([method, value]) => ({ labels: { http_request_method: method }, value })),
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.upgrade !== undefined) return
    const method = methodOf(request)
    change(method, 1)
    onEnded(reply, () => change(method, -1))
  })
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
