import { type AnswerOf, type Call, type ErrorCode, failure, type Mode } from '@beckon/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller, CallerOf } from '../auth/callers.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { Context } from './context.ts'
import type { ErrorCodes } from './answer-error.ts'
import { isFileAnswer, sendFile } from './answers/file-answer.ts'
import { languageOf } from './language.ts'
import { linksIn } from './links.ts'
import { FORM_BYTES } from './form.ts'
import { networkOf } from './limits/network-of.ts'
import { isPictureAnswer, sendPicture } from './answers/picture-answer.ts'
import { limiterFor } from './limits/rate-limit.ts'
import { sendRefusal } from './answers/refusal-reply.ts'
import { sendRevalidated } from './answers/revalidated.ts'

export type Handler<C extends Call> = (context: Context<C>) => Promise<AnswerOf<C> | Refusal>

/** Idempotency keys are made by the caller: printable, and long enough not to meet another's by chance. */
const keyPattern = /^[\x21-\x7e]{8,200}$/

/** Answers one call of the contract: the caller recognised and limited, the input parsed and handled, the answer checked. */
export function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  errors: ErrorCodes = {},
): void {
  const limit = limiterFor(app, call)
  const refused = async (request: FastifyRequest, reply: FastifyReply) =>
    (await recognise(app, call, request)) ?? (await limit(request, reply))
  app.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    config: { errors },
    ...limitOf(call),
    onRequest: async (request, reply) => {
      // Answers for one caller must not be cached; calls whose answers may be kept overwrite this header.
      if (call.audience !== 'open') reply.header('cache-control', 'no-store')
      const refusal = await refused(request, reply)
      if (refusal) return sendRefusal(request, reply, refusal)
    },
    handler: async (request, reply) => {
      const idempotencyKey = keyOf(call, request)
      if (isRefusal(idempotencyKey)) return sendRefusal(request, reply, idempotencyKey)
      const result = await handler(contextOf(call, request, idempotencyKey))
      if (isRefusal(result)) return sendRefusal(request, reply, result)
      if (call.revalidated) return sendRevalidated(request, reply, result)
      if (call.file && isPictureAnswer(result)) return sendPicture(request, reply, result)
      return call.file && isFileAnswer(result) ? sendFile(reply, result) : reply.send(result)
    },
  })
}

async function recognise(
  app: FastifyInstance,
  call: Call,
  request: FastifyRequest,
): Promise<Refusal | undefined> {
  if (call.audience === 'open') return undefined
  const { audience } = call
  const { authorization } = request.headers
  const check = () => app.callers.who(audience, authorization, request.deployment.country)
  const who = authorization === undefined ? await check() : await app.tokenLimit(request.ip, check)
  if (isRefusal(who)) return who
  if (!who.ok) return { refused: who.code }
  request.caller = who.caller
  return mayMake(call, who.caller) ? undefined : { refused: 'auth.forbidden' }
}

/** Some calls are for accounts only; other modes are refused. */
const mayMake = ({ modes }: Call, caller: Caller): boolean =>
  !modes || caller.kind !== 'vendor' || modes.includes(caller.mode)

function contextOf<C extends Call>(
  call: C,
  request: FastifyRequest,
  idempotencyKey: string | undefined,
): Context<C> {
  return {
    country: request.deployment.country,
    deployment: request.deployment,
    // `recognise` has set the caller of exactly this audience, and the schemas of the call have parsed the rest.
    caller: request.caller as Caller as CallerOf[C['audience']],
    params: request.params as Context<C>['params'],
    query: request.query as Context<C>['query'],
    body: request.body as Context<C>['body'],
    links: linksIn(request.headers.authorization, call.links),
    requestId: request.id,
    language: languageOf(request),
    idempotencyKey,
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    log: request.log,
  }
}

function keyOf(call: Call, request: FastifyRequest): string | undefined | Refusal {
  if (!call.idempotent) return undefined
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && keyPattern.test(key)) return key
  return { refused: 'idempotency.missing' satisfies ErrorCode }
}

const schemeOf: Record<Mode, string> = { classic: 'session', godroid: 'platform', guest: 'guest' }
const everyMode: readonly Mode[] = ['classic', 'godroid', 'guest']

/** Security schemes of a call in the OpenAPI document. */
function securityOf({ audience, links, modes = everyMode }: Call): { [name: string]: readonly string[] }[] {
  if (audience === 'open') return links ? [{}, ...links.map((link) => ({ [link.toLowerCase()]: [] }))] : []
  return audience === 'vendor' ? modes.map((mode) => ({ [schemeOf[mode]]: [] })) : [{ [audience]: [] }]
}

const given = (schema: z.ZodType) => !(schema instanceof z.ZodUndefined)

/** Only file calls accept a large body. */
function limitOf({ form, bytes }: Call): { bodyLimit?: number } {
  if (form) return { bodyLimit: FORM_BYTES }
  return bytes === undefined ? {} : { bodyLimit: bytes }
}

function schemaOf(call: Call) {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'api'],
    security: securityOf(call),
    ...(given(call.params) ? { params: call.params } : {}),
    ...(given(call.query) ? { querystring: call.query } : {}),
    ...(call.form ? { consumes: ['multipart/form-data'] } : {}),
    ...(call.bytes ? { consumes: ['application/octet-stream'] } : {}),
    ...(given(call.body) ? { body: call.body } : {}),
    response: { ...(call.file ? {} : { 200: call.answer }), default: failure },
  }
}
