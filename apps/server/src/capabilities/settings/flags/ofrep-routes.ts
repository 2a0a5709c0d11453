import {
  type OfrepErrorCode,
  type OfrepFailure,
  ofrepBulk,
  ofrepFailure,
  ofrepFlag,
  ofrepPath,
  ofrepRequest,
} from '@beckon/contract'
import { type CountryCode, isCountryCode } from '@beckon/domain/country'
import { flagNames, isFlagName } from '@beckon/domain/flag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { statusOf } from '../../../platform/http/answer-error.ts'
import { limiterByAddress } from '../../../platform/http/limits/rate-limit.ts'
import { etagOf, evaluate } from './evaluate.ts'
import type { ShopFlagsById } from './shop-flags.ts'
import type { ChangedFlags } from './store.ts'

/** A page asks once in five minutes, and when it is looked at again; offices share an address. */
const RATE = 600
/** A context is a handful of words about who asks. */
const BODY_BYTES = 8 * 1024

interface Sources {
  readonly load: (country: CountryCode) => Promise<ChangedFlags>
  readonly shops: (country: CountryCode) => Promise<ShopFlagsById>
}

/**
 * Our own flag service. It follows the OpenFeature Remote Evaluation Protocol, also in its errors, so that
 * any client works with it.
 */
export function ofrepRoutes(app: FastifyInstance, sources: Sources): void {
  const refuseMany = limiterByAddress(app, RATE)
  const shared = {
    method: 'POST' as const,
    bodyLimit: BODY_BYTES,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = await refuseMany(request, reply)
      if (!refusal) return
      const wait = refusal.meta?.['retry_after']
      if (typeof wait === 'number') reply.header('retry-after', Math.ceil(wait))
      return reply.code(429).send({ errorDetails: 'too many requests' })
    },
    errorHandler: answerError,
  }
  app.route({
    ...shared,
    url: ofrepPath,
    schema: { hide: true, body: ofrepRequest, response: { 200: ofrepBulk } },
    handler: (request, reply) => answerAll(sources, request, reply),
  })
  app.route({
    ...shared,
    url: `${ofrepPath}/:key`,
    schema: {
      hide: true,
      params: z.object({ key: z.string().max(100) }),
      body: ofrepRequest,
      response: { 200: ofrepFlag, 404: ofrepFailure },
    },
    handler: (request, reply) => answerOne(sources, request, reply),
  })
}

async function answerAll(
  sources: Sources,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const country = countryOf(request)
  const changed = await changedFor(sources, country, request)
  const flags = flagNames.map((name) => evaluate(name, country, changed))
  const etag = etagOf(flags)
  reply.header('etag', etag).header('cache-control', 'no-store')
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.send({ flags, metadata: { country } })
}

async function answerOne(
  sources: Sources,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key } = request.params as { readonly key: string }
  reply.header('cache-control', 'no-store')
  if (!isFlagName(key)) {
    return reply.code(404).send(failureOf('FLAG_NOT_FOUND', 'there is no such flag', key))
  }
  const country = countryOf(request)
  return reply.send(evaluate(key, country, await changedFor(sources, country, request)))
}

/** The changed flags of the country, with those of the shop that the context names. */
async function changedFor(
  { load, shops }: Sources,
  country: CountryCode,
  { body }: FastifyRequest,
): Promise<ChangedFlags> {
  const { context = {} } = body as z.output<typeof ofrepRequest>
  const { vendor, parent_vendor: parent } = context
  const changed = await load(country)
  if (typeof vendor !== 'string') return changed
  const byId = await shops(country)
  const own = { ...(typeof parent === 'string' ? byId.get(parent) : {}), ...byId.get(vendor) }
  const entries = Object.entries(own).flatMap(([name, value]) =>
    isFlagName(name) ? [[name, { value, changedAt: changed.get(name)?.changedAt ?? null }] as const] : [],
  )
  return new Map([...changed, ...entries])
}

/** The country of the context, else of the host. Flags of a country are no secret. */
function countryOf({ body, deployment }: FastifyRequest): CountryCode {
  const { context = {} } = body as z.output<typeof ofrepRequest>
  const named = typeof context['country'] === 'string' ? context['country'].toUpperCase() : ''
  return isCountryCode(named) ? named : deployment.country
}

/** A list of tags; a proxy that compresses marks its own as weak. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false

const failureOf = (errorCode: OfrepErrorCode, errorDetails: string, key?: string): OfrepFailure => ({
  errorCode,
  errorDetails,
  ...(key === undefined ? {} : { key }),
})

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { key } = (request.params ?? {}) as { readonly key?: string }
  const status = statusOf(error)
  if (status < 500) {
    const code = status === 413 ? 413 : 400
    return reply.code(code).send(failureOf('PARSE_ERROR', 'the request cannot be read', key))
  }
  request.log.error({ err: error }, 'the flags could not be evaluated')
  return reply.code(500).send(failureOf('GENERAL', 'the flags cannot be read at the moment', key))
}
