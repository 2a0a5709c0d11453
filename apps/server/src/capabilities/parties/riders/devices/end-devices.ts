import type { AnswerOf, riderCalls } from '@beckon/contract'
import type { RiderCaller } from '../../../../platform/auth/callers.ts'
import type { Bus } from '../../../../platform/bus/bus.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { RiderDeps } from '../deps.ts'
import { devicesOf, markEnded } from './device-store.ts'

/** Topic of ended devices, for every process that stores whether they are open. */
export const RIDER_DEVICE_ENDED_TOPIC = 'rider-device-ended'
/** Ids in one message: 36 letters each, far below the limit of a message. */
const AT_ONCE = 100

type Deps = Pick<RiderDeps, 'bus' | 'clock'>

/** Ends devices of a rider: these, or all. Every process refuses their tokens from the commit on. */
export async function endDevicesOf(
  { bus, clock }: Deps,
  tx: Tx,
  riderId: string,
  ids?: readonly string[],
): Promise<number> {
  const ended = await markEnded(tx, riderId, clock.now(), ids)
  await publishEnded(bus, tx, ended)
  return ended.length
}

async function publishEnded(bus: Bus, tx: Database, ids: readonly string[]): Promise<void> {
  for (let index = 0; index < ids.length; index += AT_ONCE) {
    await bus.publish(tx, RIDER_DEVICE_ENDED_TOPIC, ids.slice(index, index + AT_ONCE))
  }
}

/** Lists the devices on which the rider is signed in, the last used first. */
export async function listOwnDevices(
  { db, clock }: RiderDeps,
  caller: RiderCaller,
): Promise<AnswerOf<typeof riderCalls.listRiderDevices>> {
  const devices = await devicesOf(db, caller.riderId, clock.now())
  return {
    result: devices.map((device) => ({
      id: device.device_id,
      name: device.name,
      created_at: unixSeconds(device.created_at),
      last_seen_at: unixSeconds(device.last_seen_at),
      is_current: device.device_id === caller.deviceId,
    })),
  }
}

/** Ends one device of one's own; another's is not found. */
export function endOwnDevice(
  deps: RiderDeps,
  caller: RiderCaller,
  deviceId: string,
): Promise<AnswerOf<typeof riderCalls.endRiderDevice> | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const ended = await endDevicesOf(deps, tx, caller.riderId, [deviceId])
    return ended > 0 ? { result: true } : refuse('device.not-found')
  })
}
