import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { createSampler } from '../sampler.ts'
import { networkOf, widestNetworkOf } from './limits/network-of.ts'

/** A network that must wait is logged once a minute and route. */
const waitRate = { most: 1, windowSeconds: 60 }
/** Other refusals a minute and network. */
const refusalRate = { most: 60, windowSeconds: 60 }

/** One line a request; refusals for who calls or how often at `info`. Never the query: it may hold a token or a phone number. */
export function useRequestLog(app: FastifyInstance, clock: Clock): void {
  const sampleWaits = createSampler(clock, waitRate)
  const sampleRefusals = createSampler(clock, refusalRate)
  app.decorateRequest('refusal')
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    if (status === 401 || status === 403 || status === 429) {
      const network = widestNetworkOf(request.ip)
      const leftOut =
        status === 429
          ? sampleWaits(`${network} ${routeOf(request)}`)
          : sampleRefusals(`${network} ${status}`)
      if (leftOut !== undefined) request.log.info(refused(request, reply, leftOut), 'refused')
      return
    }
    request.log[status >= 500 ? 'error' : 'debug'](answered(request, reply), 'answered')
  })
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none'

/** The route instead of the path, whose parts may contain any text. */
const refused = (request: FastifyRequest, reply: FastifyReply, leftOut: number) => ({
  method: request.method,
  route: routeOf(request),
  status: reply.statusCode,
  code: request.refusal,
  caller: request.caller.kind,
  network: networkOf(request.ip),
  country: request.deployment.country,
  ...(leftOut > 0 ? { leftOut } : {}),
})

const answered = ({ method, url, deployment }: FastifyRequest, reply: FastifyReply) => ({
  method,
  path: url.split('?')[0],
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  country: deployment.country,
})
