import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseTraceparent } from '../tracing/traceparent.ts'
import type { Span, Tracer } from '../tracing/tracer.ts'
import { inWork } from '../tracing/work.ts'
import './fastify-types.ts'
import { onEnded } from './on-ended.ts'

/** Runs each request for its id and trace. Before all other hooks. */
export function followWork(app: FastifyInstance, tracer: Tracer | undefined): void {
  app.decorateRequest('work')
  app.addHook('onRequest', (request, reply, done) => {
    const parent = parseTraceparent(request.headers['traceparent'])
    const span = startSpan(tracer, request, parent)
    if (span) endWithAnswer(span, request, reply)
    request.work = { requestId: request.id, trace: span?.context ?? parent }
    inWork(request.work, done)
  })
  // The events of a body that was read are those of its connection.
  app.addHook('preValidation', (request, _reply, done) => inWork(request.work, done))
}

/** An open socket is no request; its updates have spans of their own. */
function startSpan(
  tracer: Tracer | undefined,
  request: FastifyRequest,
  parent: ReturnType<typeof parseTraceparent>,
): Span | undefined {
  if (!tracer || request.headers.upgrade !== undefined) return undefined
  const route = request.routeOptions.url ?? ''
  return tracer.start({
    name: route ? `${request.method} ${route}` : request.method,
    kind: 'server',
    parent,
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'url.scheme': request.protocol,
      'beckon.request_id': request.id,
    },
  })
}

function endWithAnswer(span: Span, request: FastifyRequest, reply: FastifyReply): void {
  onEnded(reply, () => {
    const { statusCode: status } = reply
    const refusal = request.refusal ? { 'beckon.refusal': request.refusal } : {}
    span.end({
      error: status >= 500 ? (request.refusal ?? String(status)) : undefined,
      attributes: { 'http.response.status_code': status, ...refusal },
    })
  })
}
