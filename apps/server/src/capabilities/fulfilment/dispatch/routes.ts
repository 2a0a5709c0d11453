import { fleetCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { takeActs } from './acts/take-acts.ts'
import { acceptOffer, declineOffer } from './search/answer-offer.ts'
import type { DispatchDeps } from './deps.ts'
import { setDuty } from './duty/set-duty.ts'
import { routeFor } from './riders/route-for.ts'
import { assignmentOf, workForRider } from './delivery/work-for-rider.ts'

/** Registers the calls of a rider's phone. */
export function dispatchRoutes(app: FastifyInstance, deps: DispatchDeps): void {
  serve(app, fleetCalls.setDuty, ({ caller, country, body }) =>
    setDuty(deps, { riderId: caller.riderId, country }, body),
  )
  serve(app, fleetCalls.riderWork, ({ caller }) => workForRider(deps, caller.riderId))
  serve(app, fleetCalls.sendPositions, async ({ caller, country, body }) => {
    const { positions, heading_to: headingTo, sent_at: sentAt } = body
    await deps.positions.keep({
      ...{ riderId: caller.riderId, country, source: 'phone' },
      ...{ positions, headingTo, sentAt },
    })
    return { result: true as const, now: deps.clock.now().getTime() / 1000 }
  })
  serve(app, fleetCalls.sendActs, async ({ caller, country, body }) => ({
    result: await takeActs(deps, { riderId: caller.riderId, country }, body),
    now: deps.clock.now().getTime() / 1000,
  }))
  serve(app, fleetCalls.riderRoute, async ({ country, query }) => routeFor(deps, country, query))
  offerRoutes(app, deps)
}

function offerRoutes(app: FastifyInstance, deps: DispatchDeps): void {
  serve(app, fleetCalls.acceptOffer, async ({ caller, params }) => {
    const order = await acceptOffer(deps, { offerId: params.id, riderId: caller.riderId })
    return isRefusal(order) ? order : { result: await assignmentOf(deps, order) }
  })
  serve(app, fleetCalls.declineOffer, async ({ caller, params, body }) => {
    const declined = await declineOffer(deps, {
      offerId: params.id,
      riderId: caller.riderId,
      reason: body.reason,
    })
    return isRefusal(declined) ? declined : { result: true as const }
  })
}
