import rateLimit from '@fastify/rate-limit'
import { type Call, livePath } from '@beckon/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { networkOf } from './network-of.ts'
import { sendRefusal } from './refusal-reply.ts'

const MINUTE = 60_000
/** Calls a minute and caller, where a call says nothing. */
const DEFAULT_RATE = 300
/** Requests a minute from one address, whatever they are: offices share an address. */
const ADDRESS_RATE = 6000
/** Files of the portal and of the map a minute from one address: a page has some thirty, and a map many more. */
const FILE_RATE = 30_000
/** Live sockets opened a minute from one address, each of which costs a check of its tokens. */
const SOCKET_RATE = 1200
/** Riders' phones have a limit each; many of them come through one address, as the simulated fleet does. */
const phones = '/api/fleet/'

type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | undefined>

/** Counters are kept in this process, for a bounded number of callers; the longest unseen is forgotten first. */
export async function useRateLimits(app: FastifyInstance, config: Config): Promise<void> {
  app.decorate('rateLimits', config.rateLimits)
  await app.register(rateLimit, { global: false, cache: 20_000 })
  const limits = {
    calls: limiter(app, ADDRESS_RATE, byNetwork),
    files: limiter(app, FILE_RATE, byNetwork),
    sockets: limiter(app, SOCKET_RATE, byNetwork),
  }
  app.addHook('onRequest', async (request, reply) => {
    // By the route that was found: a path may be written in several ways.
    const path = request.routeOptions.url ?? request.url
    if (path.startsWith(phones)) return undefined
    const kind = path.startsWith('/api/') ? 'calls' : path === livePath ? 'sockets' : 'files'
    const refusal = await limits[kind](request, reply)
    return refusal && sendRefusal(request, reply, refusal)
  })
}

/** The limit of one call: per session or rider where one is known, else per address. */
export function limiterFor(app: FastifyInstance, call: Call): Limiter {
  return limiter(app, call.rate ?? DEFAULT_RATE, (request) => {
    const { caller } = request
    if (caller.kind === 'vendor') return `session:${caller.sessionId}`
    if (caller.kind === 'help') return `help:${caller.userId}`
    if (caller.kind === 'operator') return `operator:${caller.operatorId}`
    return caller.kind === 'rider' ? `rider:${caller.riderId}` : `address:${byNetwork(request)}`
  })
}

/** The limit of a route that is no call of the contract. */
export const limiterByAddress = (app: FastifyInstance, max: number): Limiter => limiter(app, max, byNetwork)

const byNetwork = ({ ip }: FastifyRequest): string => networkOf(ip)

function limiter(app: FastifyInstance, max: number, keyOf: (request: FastifyRequest) => string): Limiter {
  if (!app.rateLimits) return async () => undefined
  const count = app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator: keyOf })
  return async (request, reply) => {
    const state = await count(request)
    if (state.isAllowed) return undefined
    reply.header('ratelimit-limit', state.max)
    reply.header('ratelimit-remaining', state.remaining)
    reply.header('ratelimit-reset', state.ttlInSeconds)
    return state.isExceeded ? refuse('request.too-many', { retry_after: state.ttlInSeconds }) : undefined
  }
}
