import type { ErrorCode } from '@beckon/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { OverloadedError } from '../semaphore.ts'
import { isConnectionLost, isPoolFull, sqlState } from '../database/sql-errors.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { sendRefusal } from './answers/refusal-reply.ts'

/** Seconds until the database may be back. */
const RETRY_AFTER = 2

/** The failures of a call that are not its own words; a call may have better codes for them. */
export interface ErrorCodes {
  readonly invalid?: ErrorCode
  readonly unexpected?: ErrorCode
  readonly tooLarge?: ErrorCode
}

declare module 'fastify' {
  interface FastifyContextConfig {
    errors?: ErrorCodes
  }
}

/** Turns every thrown error into an envelope; a bug is logged in full and not revealed to the client. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error, request.routeOptions.config.errors ?? {})
  if (refusal.refused === 'server.unexpected' || refusal.refused === 'server.unavailable') {
    request.log.error({ err: error }, 'a request failed')
  }
  return sendRefusal(request, reply, refusal)
}

function refusalFor(error: unknown, codes: ErrorCodes): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return refuse(codes.invalid ?? 'request.invalid', { fields: fieldsOf(error.validation) })
  }
  const status = statusOf(error)
  if (status === 413) return refuse(codes.tooLarge ?? 'request.too-large')
  if (status >= 400 && status < 500) return refuse(codes.invalid ?? 'request.invalid')
  if (isUnavailable(error)) return refuse('server.unavailable', { retry_after: RETRY_AFTER })
  return refuse(codes.unexpected ?? 'server.unexpected')
}

/** Returns the status of an error of the framework; 500 for anything else. */
export function statusOf(error: unknown): number {
  if (hasZodFastifySchemaValidationErrors(error)) return 400
  if (!(error instanceof Error) || !('statusCode' in error)) return 500
  return typeof error.statusCode === 'number' ? error.statusCode : 500
}

/** Violations by field, the path joined by dots. */
function fieldsOf(issues: readonly { instancePath: string; message?: string }[]): Record<string, string> {
  return Object.fromEntries(
    issues.map((issue) => [
      issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
      issue.message ?? 'is not valid',
    ]),
  )
}

const TOO_MANY_CONNECTIONS = '53300'

/** The service has too much to do, or the database cannot be reached or has no connection left. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof OverloadedError ||
  isPoolFull(error) ||
  isConnectionLost(error) ||
  sqlState(error) === TOO_MANY_CONNECTIONS
