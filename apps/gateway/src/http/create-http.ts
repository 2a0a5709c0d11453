import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Gateway } from '../gateway.ts'
import { isRefusal, refuse } from '../refusal.ts'
import { answerError, sendRefusal } from './answers.ts'
import { merchantOf } from './callers.ts'

const BODY_BYTES = 32 * 1024

export type Http = ReturnType<typeof typed>

const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()

/** The HTTP side: small JSON bodies by their schemas, nothing cached, and a log without bodies or queries. */
export async function createHttp(gateway: Gateway, hasLimits: boolean): Promise<Http> {
  const app = Fastify({
    loggerInstance: gateway.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('request.not-found')))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    // Never the query, which may hold a token, and never a body.
    const fields = { method, path: url.split('?')[0], status: reply.statusCode }
    request.log[reply.statusCode >= 500 ? 'error' : 'debug'](fields, 'answered')
  })
  if (hasLimits) await limit(app, gateway)
  return typed(app)
}

const MINUTE = 60_000
/** Of a merchant's server, by the merchant whose key it has; of all others, by their address. */
const RATES = { merchant: 3000, address: 300 } as const

async function limit(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await app.register(rateLimit, { global: false, cache: 10_000 })
  const callerOf = (request: FastifyRequest) => {
    const merchant = merchantOf(gateway, request)
    return isRefusal(merchant) ? undefined : merchant
  }
  const merchants = app.createRateLimit({
    max: RATES.merchant,
    timeWindow: MINUTE,
    keyGenerator: (request) => callerOf(request) ?? '',
  })
  const addresses = app.createRateLimit({
    max: RATES.address,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => ip,
  })
  app.addHook('onRequest', async (request, reply) => {
    const count = callerOf(request) === undefined ? addresses : merchants
    const state = await count(request)
    if (state.isAllowed || !state.isExceeded) return undefined
    reply.header('retry-after', state.ttlInSeconds)
    return sendRefusal(reply, refuse('request.too-many'))
  })
}
