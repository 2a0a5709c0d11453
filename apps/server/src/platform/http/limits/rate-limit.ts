import rateLimit from '@fastify/rate-limit'
import { type Call, livePath } from '@beckon/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { COUNTED_NETWORKS, type CountedNetwork, networksOf } from './network-of.ts'
import { sendRefusal } from '../answers/refusal-reply.ts'
import { programLimiter, usePrograms } from './program-limit.ts'
import { createTokenLimit, noTokenLimit } from './token-limit.ts'

const MINUTE = 60_000
/** Default of the calls a minute and caller. */
const DEFAULT_RATE = 300
/** Requests a minute of any kind from one address: offices share an address. */
const ADDRESS_RATE = 6000
/** Files of the portal and of the map a minute from one address: a page has some thirty, and a map many more. */
const FILE_RATE = 30_000
/** Live sockets opened a minute from one address, each of which costs a check of its tokens. */
const SOCKET_RATE = 1200
/** Refused tokens a minute from one address: each may cost two checks of a signature, or a look at all operators. */
const REFUSED_TOKEN_RATE = 1000
/** Callers that each limit remembers. */
const CALLERS = 20_000
/** Riders' phones have a limit each; many of them come through one address, as the simulated fleet does. */
const phones = '/api/fleet/'

type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | undefined>

/** Counters are kept in this process, for a bounded number of callers; the least recently seen is evicted first. */
export async function useRateLimits(
  app: FastifyInstance,
  { config, clock }: { readonly config: Config; readonly clock: Clock },
): Promise<void> {
  app.decorate('rateLimits', config.rateLimits)
  app.decorate('tokenLimit', config.rateLimits ? createTokenLimit(clock, REFUSED_TOKEN_RATE) : noTokenLimit)
  await app.register(rateLimit, { global: false })
  usePrograms(app)
  const limits = {
    calls: limiter(app, ADDRESS_RATE, byNetworks),
    files: limiter(app, FILE_RATE, byNetworks),
    sockets: limiter(app, SOCKET_RATE, byNetworks),
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

/** The limit of one call: per session or rider where one is known, else per address and its networks. */
export function limiterFor(app: FastifyInstance, call: Call): Limiter {
  if (call.audience === 'program') return programLimiter(app, call)
  return limiter(app, call.rate ?? DEFAULT_RATE, (request) => {
    const { caller } = request
    if (caller.kind === 'vendor') return only(`session:${caller.sessionId}`)
    if (caller.kind === 'viewer') return only(`view:${caller.viewId}`)
    if (caller.kind === 'help') return only(`help:${caller.userId}`)
    if (caller.kind === 'operator') return only(`operator:${caller.operatorId}`)
    return caller.kind === 'rider' ? only(`rider:${caller.riderId}`) : byNetworks(request)
  })
}

/** The limit of a route that is no call of the contract. */
export const limiterByAddress = (app: FastifyInstance, max: number): Limiter => limiter(app, max, byNetworks)

type KeysOf = (request: FastifyRequest) => readonly CountedNetwork[]

const byNetworks: KeysOf = ({ ip }) => networksOf(ip)

const only = (caller: string): readonly CountedNetwork[] => [{ network: caller, times: 1 }]

/** Counts by each key in turn, the narrowest first: requests refused there use up nothing of the wider networks. */
function limiter(app: FastifyInstance, max: number, keysOf: KeysOf): Limiter {
  if (!app.rateLimits) return async () => undefined
  const counters = Array.from({ length: COUNTED_NETWORKS }, (_, at) => {
    const options = {
      max: (request: FastifyRequest) => max * (keysOf(request)[at]?.times ?? 1),
      timeWindow: MINUTE,
      // The plugin's own size counts for its first store alone; its types leave this out.
      cache: CALLERS,
      keyGenerator: (request: FastifyRequest) => keysOf(request)[at]?.network ?? '',
    }
    return app.createRateLimit(options)
  })
  return async (request, reply) => {
    for (const [at, count] of counters.slice(0, keysOf(request).length).entries()) {
      const state = await count(request)
      if (state.isAllowed) continue
      if (at === 0 || state.isExceeded) {
        reply.header('ratelimit-limit', state.max)
        reply.header('ratelimit-remaining', state.remaining)
        reply.header('ratelimit-reset', state.ttlInSeconds)
      }
      if (state.isExceeded) return refuse('request.too-many', { retry_after: state.ttlInSeconds })
    }
    return undefined
  }
}
