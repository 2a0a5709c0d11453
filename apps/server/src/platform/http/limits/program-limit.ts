import type { Call } from '@beckon/contract'
import { KEY_CALLS_PER_MINUTE } from '@beckon/domain/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '../../refusal.ts'

const MINUTE_SECONDS = 60
/** Keys that each limit remembers; the least recently seen is evicted first. */
const KEYS = 20_000

type Counter = ReturnType<FastifyInstance['createRateLimit']>

interface Policy {
  readonly name: string
  readonly max: number
  readonly count: Counter
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the calls of each key, of all kinds together. */
    readonly countCallsOfKey: Counter
  }
}

function counter(app: FastifyInstance, max: number): Counter {
  const options = {
    max,
    timeWindow: MINUTE_SECONDS * 1000,
    // The plugin's own size counts for its first store alone; its types leave this out.
    cache: KEYS,
    keyGenerator: ({ caller }: FastifyRequest) => (caller.kind === 'program' ? caller.keyId : ''),
  }
  return app.createRateLimit(options)
}

/** Before the calls: the counter that they share. */
export function usePrograms(app: FastifyInstance): void {
  app.decorate('countCallsOfKey', counter(app, KEY_CALLS_PER_MINUTE))
}

/**
 * The limits of a call of programs, counted by key: of this call where it has a rate of its own, and of all calls. The
 * state is in the headers of draft-ietf-httpapi-ratelimit-headers-10.
 */
export function programLimiter(app: FastifyInstance, call: Call) {
  if (!app.rateLimits) return async () => undefined
  const all: Policy = { name: 'key', max: KEY_CALLS_PER_MINUTE, count: app.countCallsOfKey }
  const { rate, name } = call
  const policies = rate === undefined ? [all] : [{ name, max: rate, count: counter(app, rate) }, all]
  const written = policies.map((one) => `"${one.name}";q=${one.max};w=${MINUTE_SECONDS}`).join(', ')
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Refusal | undefined> => {
    for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`ratelimit-${name}`)
    reply.header('ratelimit-policy', written)
    const states: string[] = []
    for (const policy of policies) {
      const state = await policy.count(request)
      if (state.isAllowed) continue
      states.push(`"${policy.name}";r=${state.remaining};t=${state.ttlInSeconds}`)
      reply.header('ratelimit', states.join(', '))
      if (state.isExceeded) return refuse('request.too-many', { retry_after: state.ttlInSeconds })
    }
    return undefined
  }
}
