import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { createSampler, type Sampler } from '../sampler.ts'
import { inWork } from '../tracing/work.ts'
import { networkOf, widestNetworkOf } from './limits/network-of.ts'

/** A network that must wait is logged once a minute and route. */
const waitRate = { most: 1, windowSeconds: 60 }
/** Refusals for who calls, and of addresses that are no call, a minute and network. */
const strangerRate = { most: 60, windowSeconds: 60 }
/** Other refusals a minute, network and route: a shop with a mistake in its program makes many. */
const refusalRate = { most: 600, windowSeconds: 60 }

/**
 * One line for each refused call at `info` and for each failed one at `error`, with the template of the route: a path, a query
 * or a body may hold a token, a name or a phone number.
 */
export function useRequestLog(app: FastifyInstance, clock: Clock): void {
  const isLeftOut = createRefusalSampler(clock)
  app.decorateRequest('refusal')
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    inWork(request.work, () => {
      if (status >= 500) request.log.error(refused(request, reply, 0), 'failed')
      else if (status < 400) request.log.debug(answered(request, reply), 'answered')
      else {
        const leftOut = isLeftOut(request, status)
        if (leftOut !== undefined) request.log.info(refused(request, reply, leftOut), 'refused')
      }
    })
  })
}

export const createStrangerSampler = (clock: Clock): Sampler => createSampler(clock, strangerRate)

/** Returns how many lines were left out before this one; undefined where it is left out. */
function createRefusalSampler(clock: Clock) {
  const sampleWaits = createSampler(clock, waitRate)
  const sampleStrangers = createStrangerSampler(clock)
  const sampleRefusals = createSampler(clock, refusalRate)
  return (request: FastifyRequest, status: number): number | undefined => {
    const network = widestNetworkOf(request.ip)
    if (status === 429) return sampleWaits(`${network} ${routeOf(request)}`)
    const isStranger = status === 401 || status === 403 || request.routeOptions.url === undefined
    return isStranger
      ? sampleStrangers(`${network} ${status}`)
      : sampleRefusals(`${network} ${routeOf(request)}`)
  }
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none'

const answered = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: routeOf(request),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  country: request.deployment.country,
})

const refused = (request: FastifyRequest, reply: FastifyReply, leftOut: number) => ({
  ...answered(request, reply),
  code: request.refusal,
  caller: request.caller.kind,
  network: networkOf(request.ip),
  ...(leftOut > 0 ? { leftOut } : {}),
})
