import type { BodyOf, Call, LinkScheme, ParamsOf, QueryOf } from '@beckon/contract'
import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { FastifyBaseLogger } from 'fastify'
import type { CallerOf, ViewerCaller } from '../auth/callers.ts'
import type { ConsoleCookie } from './console-cookie.ts'

/** The caller of a call: of its audience, and for a viewable one also an operator who views the page. */
export type CallerFor<C extends Call> = C extends { readonly viewable?: true }
  ? true extends C['viewable']
    ? CallerOf[C['audience']] | ViewerCaller
    : CallerOf[C['audience']]
  : CallerOf[C['audience']]

/** The validated data of a request for its handler. */
export interface Context<C extends Call> {
  readonly country: CountryCode
  readonly deployment: Deployment
  readonly caller: CallerFor<C>
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  /** The token of a link, of a kind that the call takes. */
  readonly links: Readonly<Partial<Record<LinkScheme, string>>>
  readonly requestId: string
  /** BCP 47: `?language`, else the best of Accept-Language that the deployment has, else its default. */
  readonly language: string
  /** There for every call that is marked idempotent. */
  readonly idempotencyKey: string | undefined
  /** The address that the request came from; of version 6 its network, which is who can be counted. */
  readonly address: string
  readonly userAgent: string
  readonly log: FastifyBaseLogger
  /** Holds the session of an operator in a browser. */
  readonly consoleCookie: ConsoleCookie
}
