import type { ErrorCode } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { Caller, Callers } from '../auth/callers.ts'
import type { Sight } from '../auth/sight.ts'
import type { Work } from '../tracing/work.ts'
import type { TokenLimit } from './limits/token-limit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly callers: Callers
    readonly sight: Sight
    readonly rateLimits: boolean
    readonly tokenLimit: TokenLimit
  }
  interface FastifyRequest {
    /** The country that this request is for; set before anything else. */
    deployment: Deployment
    caller: Caller
    /** Its id and its place in a trace. */
    work: Work
    /** Why the request was refused, for the log. */
    refusal: ErrorCode | undefined
  }
}
