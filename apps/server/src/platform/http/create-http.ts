import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { constants } from 'node:zlib'
import type { RunnablePlatform } from '../create-platform.ts'
import { countryChooser } from '../deployments/choose-country.ts'
import { useLiveSocket } from '../live/live-route.ts'
import { refuse } from '../refusal.ts'
import { useDocs } from './docs.ts'
import { answerError } from './answer-error.ts'
import { isFromConsole } from './console-cookie.ts'
import './fastify-types.ts'
import { useFileBodies } from './body-file.ts'
import { followWork } from './follow-work.ts'
import { useForms } from './form.ts'
import { measureRefusals, useMetrics } from './metrics.ts'
import { useRateLimits } from './limits/rate-limit.ts'
import { sendRefusal } from './answers/refusal-reply.ts'
import { undecodableRefuser } from './answers/refuse-undecodable.ts'
import { refuseUnreadable } from './answers/refuse-unreadable.ts'
import { useRequestLog } from './request-log.ts'
import { hasWholeLetters } from './whole-letters.ts'
import { useSecurityHeaders } from './web/security-headers.ts'

/** Calls are small; the route of a large body (a spreadsheet) has a limit of its own. */
const BODY_BYTES = 256 * 1024
/** Idle time after which a connection is ended; any transfer, as of a file in small parts, restarts it. */
const STILL_MS = 120_000
const requestIdPattern = /^[\w-]{8,64}$/

/** The HTTP side of the platform, ready for the capabilities to add their calls. */
export async function createHttp(
  platform: RunnablePlatform,
  { stillMs = STILL_MS }: { readonly stillMs?: number } = {},
): Promise<FastifyInstance> {
  const countRefusal = measureRefusals(platform.metrics)
  const refuseUndecodable = undecodableRefuser({ clock: platform.clock, countRefusal })
  const app = newFastify(platform, { stillMs, refuseUndecodable })
  useParsing(app)
  useForms(app)
  useFileBodies(app)
  app.decorate('callers', platform.callers)
  app.decorate('sight', platform.sight)
  app.setErrorHandler(answerError)
  followWork(app, platform.tracer)
  useRequestContext(app, platform)
  useRequestLog(app, platform.clock)
  useMetrics(app, platform, countRefusal)
  await useSecurityHeaders(app, platform)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The highest quality takes a hundred times as long as this one, for a tenth fewer bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await useRateLimits(app, platform)
  await useDocs(app)
  if (platform.config.roles.has('live')) await useLiveSocket(app, platform)
  return app
}

interface FastifyParts {
  readonly stillMs: number
  readonly refuseUndecodable: ReturnType<typeof undecodableRefuser>
}

function newFastify(
  { config, log }: RunnablePlatform,
  { stillMs, refuseUndecodable }: FastifyParts,
): FastifyInstance {
  return Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    bodyLimit: BODY_BYTES,
    requestTimeout: 60_000,
    connectionTimeout: stillMs,
    keepAliveTimeout: 72_000,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID()
    },
    forceCloseConnections: 'idle',
    // A call that arrives on an open connection while the others end is answered too.
    return503OnClosing: false,
    frameworkErrors: refuseUndecodable,
    clientErrorHandler: refuseUnreadable,
    routerOptions: { maxParamLength: 400 },
  })
}

/** JSON only, by the schemas of the contract. An empty body counts as none, with any content type. */
function useParsing(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.length === 0) done(null, undefined)
    else if (!hasWholeLetters(text)) done(notText(), undefined)
    else void parse(request, text, done)
  })
}

const notText = (): Error => Object.assign(new Error('not text in a body'), { statusCode: 400 })

/** Sets the country of each request before other hooks; the caller is not recognised yet. */
function useRequestContext(app: FastifyInstance, platform: RunnablePlatform): void {
  const choose = countryChooser(platform.deployments, platform.config.defaultCountry)
  const fallback = platform.deploymentOf(platform.config.defaultCountry)
  app.decorateRequest('deployment')
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    request.caller = { kind: 'anonymous' }
    request.deployment = fallback
    if (/%00/u.test(request.url)) return sendRefusal(request, reply, refuse('request.invalid'))
    const choice = choose({
      host: request.hostname,
      header: headerOf(request, 'x-country'),
      isOperated: isOperated(request),
    })
    if (!choice.ok) {
      return sendRefusal(request, reply, refuse('request.invalid', { fields: { 'x-country': 'not served' } }))
    }
    request.deployment = platform.deploymentOf(choice.country)
    platform.requestedCountries.add(choice.country)
  })
}

/** Files that the console reads of the country that an operator chose, also for a page of that country in a frame. */
const publicFiles = /^\/(?:config\.json$|texts\/|api\/terms\/)/u

/** The calls of operators, and public files that the console asks for. */
const isOperated = ({ url, headers }: FastifyRequest): boolean =>
  url.startsWith('/api/ops/') || (publicFiles.test(url) && isFromConsole(headers))

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
