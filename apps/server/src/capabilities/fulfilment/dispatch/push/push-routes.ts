import { fleetCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { RiderCaller } from '../../../../platform/auth/callers.ts'
import { loadVapidKeys } from '../../../../platform/auth/vapid-keys.ts'
import { serve } from '../../../../platform/http/serve.ts'
import type { DispatchDeps } from '../deps.ts'
import { deleteSubscription, type Device, putSubscription } from './push-store.ts'

/** Registers the calls about push subscriptions. */
export function pushRoutes(app: FastifyInstance, { db, clock }: DispatchDeps): void {
  serve(app, fleetCalls.pushKey, async () => ({
    result: { public_key: (await loadVapidKeys(db, clock))[0].publicKey },
  }))
  serve(app, fleetCalls.setPush, async ({ caller, body }) => {
    await putSubscription(db, deviceOf(caller), body, clock.now())
    return { result: true as const }
  })
  serve(app, fleetCalls.endPush, async ({ caller }) => {
    await deleteSubscription(db, deviceOf(caller))
    return { result: true as const }
  })
}

const deviceOf = ({ riderId, deviceId }: RiderCaller): Device => ({ riderId, deviceId })
