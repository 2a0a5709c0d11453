import { decisionCalls, fleetCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { serve } from '../../../platform/http/serve.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { acceptOffer, declineOffer } from './search/answer-offer.ts'
import type { DispatchDeps } from './deps.ts'
import { collectParcel, deliverParcel, handBackParcel } from './delivery/hand-over.ts'
import { reportStep, type ReportedStep } from './delivery/report-step.ts'
import { reportHoldUp } from './delivery/report-hold-up.ts'
import { reportTrouble } from './delivery/report-trouble.ts'
import { signInRider } from './riders/rider-sign-in.ts'
import type { Signer } from '../../../platform/auth/signer.ts'
import { setShift } from './riders/shift.ts'
import { assignmentOf, workForRider } from './delivery/work-for-rider.ts'

/** Registers the calls of a rider's phone. */
export function dispatchRoutes(app: FastifyInstance, deps: DispatchDeps, signer: Signer): void {
  serve(app, fleetCalls.riderSignIn, async ({ body, country }) => {
    const signedIn = await signInRider(
      { ...deps, signer },
      { country, riderId: body.rider_id, secret: body.secret },
    )
    return isRefusal(signedIn) ? signedIn : { result: signedIn }
  })
  serve(app, fleetCalls.startShift, async ({ caller, country, body }) => {
    const { riderId } = caller
    await inTransaction(deps.db, async (tx) => {
      await setShift(tx, riderId, true)
      await deps.positions.storeNext(tx, riderId)
    })
    await deps.positions.keep({ riderId, country, position: body.position })
    return { result: true as const }
  })
  serve(app, fleetCalls.endShift, async ({ caller }) => {
    await setShift(deps.db, caller.riderId, false)
    return { result: true as const }
  })
  serve(app, fleetCalls.riderWork, ({ caller }) => workForRider(deps, caller.riderId))
  serve(app, fleetCalls.sendPosition, async ({ caller, country, body }) => {
    const { position, heading_to: headingTo } = body
    await deps.positions.keep({ riderId: caller.riderId, country, position, headingTo })
    return { result: true as const }
  })
  offerRoutes(app, deps)
  stepRoutes(app, deps)
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

function stepRoutes(app: FastifyInstance, deps: DispatchDeps): void {
  const plain = [
    [fleetCalls.nearVendor, 'NEAR_VENDOR', 'ARRIVING'],
    [fleetCalls.leaveVendor, 'COURIER_LEFT_VENDOR', 'ON_THE_WAY'],
    [fleetCalls.nearCustomer, 'NEAR_CUSTOMER', 'ARRIVING'],
  ] as const
  for (const [call, to, reason] of plain) {
    serve(app, call, ({ caller, country, params }) => {
      const step: ReportedStep = { riderId: caller.riderId, country, orderId: params.id, to, reason }
      return reportStep(deps, step)
    })
  }
  serve(app, fleetCalls.pickUp, ({ caller, country, params, body }) =>
    collectParcel(deps, { riderId: caller.riderId, country, orderId: params.id }, body?.paid ?? null),
  )
  serve(app, fleetCalls.deliver, ({ caller, country, params, body }) =>
    deliverParcel(deps, { riderId: caller.riderId, country, orderId: params.id }, body),
  )
  serve(app, fleetCalls.startReturn, ({ caller, country, params, body }) =>
    reportStep(deps, {
      riderId: caller.riderId,
      country,
      orderId: params.id,
      to: 'RETURN_INITIATED',
      reason: body.reason,
    }),
  )
  serve(app, fleetCalls.reportHoldUp, ({ caller, country, params, body }) =>
    reportHoldUp(deps, { riderId: caller.riderId, country, orderId: params.id, ...body }),
  )
  serve(app, decisionCalls.reportTrouble, ({ caller, country, params, body }) =>
    reportTrouble(deps, { riderId: caller.riderId, country, orderId: params.id, ...body }),
  )
  serve(app, fleetCalls.handBack, ({ caller, country, params, body }) =>
    handBackParcel(
      deps,
      { riderId: caller.riderId, country, orderId: params.id },
      { receivedBy: body?.received_by ?? '', paidBack: body?.paid_back ?? null },
    ),
  )
}
