import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type Refusal, refusalCodes, refuse } from '../refusal.ts'

const messages: Partial<Record<Refusal['refused'], string>> = {
  'request.invalid': 'The request is not what this call takes.',
  'merchant.unknown': 'No API key of a merchant.',
  'gateway.unexpected': 'Something went wrong here.',
}

export function sendRefusal(reply: FastifyReply, { refused, fields, beside }: Refusal): FastifyReply {
  const message = messages[refused] ?? refused
  if (refused === 'idempotency.running') reply.header('retry-after', 1)
  return reply
    .code(refusalCodes[refused])
    .type('application/json')
    .serializer(JSON.stringify)
    .send({ error: { code: refused, message, ...(fields ? { fields } : {}) }, ...beside })
}

/** A malformed request is answered with the path of its error; anything else is logged as a bug. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map(({ instancePath, message }) => [
        instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
        message ?? 'is not valid',
      ]),
    )
    return sendRefusal(reply, refuse('request.invalid', { fields }))
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return sendRefusal(reply, refuse('request.too-large'))
  if (status >= 400 && status < 500) return sendRefusal(reply, refuse('request.invalid'))
  request.log.error({ err: error }, 'a request failed')
  return sendRefusal(reply, refuse('gateway.unexpected'))
}
