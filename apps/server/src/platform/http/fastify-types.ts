import type { Deployment } from '@beckon/domain/country'
import type { Caller, Callers } from '../auth/callers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly callers: Callers
    readonly rateLimits: boolean
  }
  interface FastifyRequest {
    /** The country that this request is for; set before anything else. */
    deployment: Deployment
    caller: Caller
  }
}
