import { type ErrorCode, errorCodes, type Failure } from '@beckon/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '../../refusal.ts'
import { isOfProgram, programFailureOf } from './program-failure.ts'

/** Sends a refusal with the true status of its code; `retry_after` also as the header. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  request.refusal = refusal.refused
  const retryAfter = refusal.meta?.['retry_after']
  if (typeof retryAfter === 'number') reply.header('retry-after', Math.ceil(retryAfter))
  if (isOfProgram(request.url)) {
    const { status, body } = programFailureOf(refusal, request.id)
    if (status === 500) request.log.error({ refused: refusal.refused }, 'a call of a program failed')
    return reply.code(status).send(body)
  }
  return reply.code(errorCodes[refusal.refused].status).send(failureOf(refusal, request.id))
}

/** The envelope of every failure. The message is for a developer; people read the text of the key. */
export function failureOf(refusal: Refusal, requestId: string): Failure {
  const { key } = errorCodes[refusal.refused]
  return {
    errors: [
      {
        code: refusal.refused,
        message: messageOf(refusal.refused),
        meta: { translation_key: key, ...refusal.meta },
      },
    ],
    request_id: requestId,
  }
}

/** `auth.token-expired` reads "Token expired". */
function messageOf(code: ErrorCode): string {
  const words = (code.split('.').at(-1) ?? code).replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
