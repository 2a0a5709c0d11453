import {
  type AnswerOf,
  type Call,
  type CallAction,
  type ErrorCode,
  failure,
  mayView,
  type Mode,
  programFailure,
  successStatus,
} from '@beckon/contract'
import { zonesOf } from '@beckon/domain/board'
import { mayOperateWith } from '@beckon/domain/operator'
import { hasScope } from '@beckon/domain/program'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type Caller,
  type KnownAudience,
  type OperatorCaller,
  type ProgramCaller,
  type Recognised,
  VIEW_SCHEME,
} from '../auth/callers.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { consoleAuthorization, consoleCookie } from './console-cookie.ts'
import type { CallerFor, Context } from './context.ts'
import type { ErrorCodes } from './answer-error.ts'
import { isFileAnswer, sendFile } from './answers/file-answer.ts'
import { languageOf } from './language.ts'
import { linksIn } from './links.ts'
import { FORM_BYTES } from './form.ts'
import { networkOf } from './limits/network-of.ts'
import { locationOf } from './answers/location-of.ts'
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
    (await recognise(app, call, request)) ??
    (await limit(request, reply)) ??
    (await outOfSight(app, call, request))
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
      const result = await handler(contextOf(call, request, { reply, idempotencyKey }))
      if (isRefusal(result)) return sendRefusal(request, reply, result)
      if (call.revalidated) return sendRevalidated(request, reply, result)
      if (call.created !== undefined) {
        reply.code(successStatus(call)).header('location', locationOf(call.created, result))
      }
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
  if (isView(request.headers.authorization)) return recogniseView(app, call, request)
  if (call.audience === 'open') return undefined
  const { audience } = call
  const authorization =
    request.headers.authorization ??
    (audience === 'operator' ? consoleAuthorization(request.headers) : undefined)
  const check = () => app.callers.who(audience, authorization, request.deployment.country, request.ip)
  const who = authorization === undefined ? await check() : await app.tokenLimit(request.ip, check)
  if (isRefusal(who)) return who
  if (!who.ok) return { refused: who.code }
  request.caller = callerOf(call, who.caller)
  if (request.caller.kind === 'program' && !mayCall(call, request.caller)) return { refused: 'key.scope' }
  return mayMake(call, request.caller) ? undefined : { refused: 'auth.forbidden' }
}

type RecognisedCaller = (Recognised<KnownAudience> & { readonly ok: true })['caller']

/** People of a business act by the action of the call, which the policy of vendors evaluates. */
function callerOf({ memberAction: action = 'self' }: Call, caller: RecognisedCaller): Caller {
  return caller.kind === 'vendor' || caller.kind === 'viewer' ? { ...caller, action } : caller
}

/** Refuses a call about something outside of the zones of the operator like one about something unknown. */
async function outOfSight(
  app: FastifyInstance,
  { about, action, params }: Call,
  { caller, deployment: { country }, params: sent }: FastifyRequest,
): Promise<Refusal | undefined> {
  if (about === undefined || action === undefined || action === 'self' || caller.kind !== 'operator') {
    return undefined
  }
  const zones = zonesOf(caller.grants, country, action)
  // Parameters of another form are refused before the call is handled.
  const named = params.pipe(z.looseObject({ id: z.string() })).safeParse(sent)
  if (zones === null || !named.success) return undefined
  return app.sight.refusalOf(about, { country, id: named.data.id, zones })
}

const isView = (authorization: string | undefined): boolean => authorization?.startsWith(VIEW_SCHEME) === true

/** Recognises an operator who views a page. Every call that may change something is refused, of any audience. */
async function recogniseView(
  app: FastifyInstance,
  call: Call,
  request: FastifyRequest,
): Promise<Refusal | undefined> {
  const { authorization } = request.headers
  const check = () => app.callers.who('viewer', authorization, request.deployment.country)
  const who = await app.tokenLimit(request.ip, check)
  if (isRefusal(who)) return who
  if (!who.ok) return { refused: who.code }
  request.caller = callerOf(call, who.caller)
  const isOfShop = call.audience !== 'vendor' || who.caller.subject.kind === 'shop'
  return mayView(call) && isOfShop ? undefined : { refused: 'view.read-only' }
}

/** Some calls are for accounts only; other modes are refused. Operators need a role that allows the call's action. */
const mayMake = ({ modes, action }: Call, caller: Caller): boolean =>
  caller.kind === 'operator'
    ? mayAct(action, caller)
    : !modes || caller.kind !== 'vendor' || modes.includes(caller.mode)

const mayCall = ({ scope }: Call, { scopes }: ProgramCaller): boolean =>
  scope !== undefined && hasScope(scopes, scope)

const mayAct = (action: CallAction | undefined, { grants }: OperatorCaller): boolean =>
  action === 'self' || (action !== undefined && mayOperateWith(grants, action))

function contextOf<C extends Call>(
  call: C,
  request: FastifyRequest,
  { reply, idempotencyKey }: { reply: FastifyReply; idempotencyKey: string | undefined },
): Context<C> {
  return {
    country: request.deployment.country,
    deployment: request.deployment,
    // `recognise` has set a caller of this audience, or of a view; the schemas of the call have parsed the rest.
    caller: request.caller as Caller as CallerFor<C>,
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
    consoleCookie: consoleCookie(request, reply),
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
function limitOf({ form, bytes, bodyBytes }: Call): { bodyLimit?: number } {
  if (form) return { bodyLimit: FORM_BYTES }
  const limit = bytes ?? bodyBytes
  return limit === undefined ? {} : { bodyLimit: limit }
}

function schemaOf(call: Call) {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'api'],
    security: securityOf(call),
    // Programs have a document of their own.
    ...(call.audience === 'program' ? { hide: true } : {}),
    ...(given(call.params) ? { params: call.params } : {}),
    ...(given(call.query) ? { querystring: call.query } : {}),
    ...(call.form ? { consumes: ['multipart/form-data'] } : {}),
    ...(call.bytes ? { consumes: ['application/octet-stream'] } : {}),
    ...(given(call.body) ? { body: call.body } : {}),
    response: {
      ...(call.file ? {} : { [successStatus(call)]: call.answer }),
      default: call.audience === 'program' ? programFailure : failure,
    },
  }
}
