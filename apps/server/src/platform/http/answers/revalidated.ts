import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends the answer, or 304 if the caller has it. The answer is private: no proxy may cache it. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const text = String(reply.serialize(answer))
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
