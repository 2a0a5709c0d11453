import { randomBytes } from 'node:crypto'
import { fleetCalls, riderDeskCalls } from '@beckon/contract'
import { createWindows } from './windows.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../../platform/config.ts'
import { linkTo } from '../../../../platform/deployments/link-to.ts'
import { limiterByAddress } from '../../../../platform/http/limits/rate-limit.ts'
import { sendRefusal } from '../../../../platform/http/answers/refusal-reply.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { DispatchDeps } from '../deps.ts'
import { readTraccar } from './read-traccar.ts'
import { endTracker } from './end-tracker.ts'
import { replaceTracker, useTracker } from './tracker-store.ts'

const PATH = '/api/fleet/v1/traccar'
/** Bytes of a report: the documents of Traccar Client have about one thousand. */
const BODY_BYTES = 8 * 1024
/** Reports a minute of one address: mobile networks share addresses. */
const ADDRESS_RATE = 3000
/** Reports a minute of one tracker, which catches up after a time without a connection. */
const TRACKER_RATE = 300
const ID_BYTES = 24

/** Registers the call that makes a tracker, and the address to which Traccar Client reports. */
export function trackerRoutes(app: FastifyInstance, deps: DispatchDeps, config: Config): void {
  serve(app, fleetCalls.createTracker, async ({ caller, country, deployment }) => {
    const trackerId = randomBytes(ID_BYTES).toString('base64url')
    const { riderId } = caller
    await replaceTracker(deps.db, { riderId, country, trackerId, at: deps.clock.now() })
    return { result: { url: linkTo(config, deployment, PATH), tracker_id: trackerId } }
  })
  serve(app, riderDeskCalls.endRiderTracker, (context) => endTracker(deps, context))
  const refuseMany = limiterByAddress(app, ADDRESS_RATE)
  const take = taker(deps)
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // The id is in the query or the body, of which no log has anything.
    scope.route({
      method: ['GET', 'POST'],
      url: PATH,
      bodyLimit: BODY_BYTES,
      schema: { hide: true },
      onRequest: async (request, reply) => {
        const refusal = await refuseMany(request, reply)
        if (refusal) return sendRefusal(request, reply, refusal)
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const refusal = await take(request.query, request.body)
        return refusal ? sendRefusal(request, reply, refusal) : reply.send('')
      },
    })
  })
}

function taker({ db, clock, positions }: Pick<DispatchDeps, 'db' | 'clock' | 'positions'>) {
  const countOf = createWindows(clock)
  return async (query: unknown, body: unknown): Promise<Refusal | undefined> => {
    const report = readTraccar(query, body)
    if (!report) return refuse('request.invalid')
    const tracker = await useTracker(db, report.trackerId, clock.now())
    if (!tracker) return refuse('request.not-found')
    const { rider_id: riderId, country } = tracker
    if (countOf(riderId) > TRACKER_RATE) return refuse('request.too-many', { retry_after: 60 })
    await positions.keep({ riderId, country, source: 'tracker', positions: [report.position] })
    return undefined
  }
}
