import type { FastifyInstance } from 'fastify'
import { limiterByAddress } from '../../../platform/http/limits/rate-limit.ts'
import { sendRefusal } from '../../../platform/http/answers/refusal-reply.ts'
import { documentWithExamples } from '../developers/index.ts'

/** Requests a minute from one address. */
const RATE = 60

/** Serves the OpenAPI document of the API to anyone, made once. */
export function serveDocument(app: FastifyInstance): void {
  const text = JSON.stringify(documentWithExamples())
  const limit = limiterByAddress(app, RATE)
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    const refusal = await limit(request, reply)
    if (refusal) return sendRefusal(request, reply, refusal)
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(text)
  })
}
