import type { ErrorCode } from '@beckon/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import { refuse } from '../../refusal.ts'
import { networkOf, widestNetworkOf } from '../limits/network-of.ts'
import { createStrangerSampler } from '../request-log.ts'
import { sendRefusal } from './refusal-reply.ts'

interface Deps {
  readonly clock: Clock
  readonly countRefusal: (code: ErrorCode) => void
}

/** Refuses addresses that cannot be decoded: they have no route, and no hook runs for them. */
export function undecodableRefuser({ clock, countRefusal }: Deps) {
  const sample = createStrangerSampler(clock)
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = refuse('request.invalid')
    reply.header('x-request-id', request.id)
    sendRefusal(request, reply, refusal)
    countRefusal(refusal.refused)
    const leftOut = sample(widestNetworkOf(request.ip))
    if (leftOut === undefined) return
    const line = { method: request.method, route: 'none', status: reply.statusCode, code: refusal.refused }
    request.log.info(
      { ...line, network: networkOf(request.ip), ...(leftOut > 0 ? { leftOut } : {}) },
      'refused',
    )
  }
}
