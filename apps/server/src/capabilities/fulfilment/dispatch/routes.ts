import { fleetCalls, pressureCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { takeActs } from './acts/take-acts.ts'
import { takeTransfer } from './by-hand/take-transfer.ts'
import { acceptOffer, declineOffer } from './search/answer-offer.ts'
import type { DispatchDeps } from './deps.ts'
import { setDuty } from './duty/set-duty.ts'
import { workWith } from './duty/work-device.ts'
import { routeFor } from './riders/route-for.ts'
import { zoneLoads } from './riders/zone-loads.ts'
import { setStops } from './stops/set-stops.ts'
import { assignmentOf, workForRider } from './delivery/work-for-rider.ts'

/** Registers the calls of a rider's phone. */
export function dispatchRoutes(app: FastifyInstance, deps: DispatchDeps): void {
  serve(app, fleetCalls.setDuty, ({ caller, country, body }) => setDuty(deps, { ...caller, country }, body))
  serve(app, fleetCalls.riderWork, ({ caller }) => workForRider(deps, caller))
  serve(app, fleetCalls.workHere, async ({ caller }) => {
    await workWith(deps.db, { ...caller, at: deps.clock.now() })
    return { result: true as const }
  })
  serve(app, fleetCalls.sendPositions, async ({ caller, country, body }) => {
    const { positions, heading_to: headingTo, sent_at: sentAt } = body
    await deps.positions.keep({
      ...{ riderId: caller.riderId, country, source: 'phone' },
      ...{ positions, headingTo, sentAt },
    })
    return { result: true as const, now: deps.clock.now().getTime() / 1000 }
  })
  serve(app, fleetCalls.sendActs, async ({ caller, country, body }) => ({
    result: await takeActs(deps, { ...caller, country }, body),
    now: deps.clock.now().getTime() / 1000,
  }))
  serve(app, fleetCalls.riderRoute, async ({ country, query }) => routeFor(deps, country, query))
  serve(app, fleetCalls.setStops, ({ caller, body }) => setStops(deps, caller.riderId, body))
  serve(app, fleetCalls.takeTransfer, async ({ caller, params }) => {
    const taken = await takeTransfer(deps, { ...caller, orderId: params.id })
    return isRefusal(taken) ? taken : { result: true as const }
  })
  serve(app, pressureCalls.listZoneLoads, ({ country }) => zoneLoads(deps, country))
  offerRoutes(app, deps)
}

function offerRoutes(app: FastifyInstance, deps: DispatchDeps): void {
  serve(app, fleetCalls.acceptOffer, async ({ caller, params }) => {
    const order = await acceptOffer(deps, { ...caller, offerId: params.id })
    if (isRefusal(order)) return order
    return { result: await assignmentOf(deps, order) }
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
