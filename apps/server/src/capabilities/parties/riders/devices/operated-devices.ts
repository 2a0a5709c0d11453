import type { AnswerOf, riderDeskCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { lockAccount } from '../accounts/account-store.ts'
import { operatedAccount } from '../accounts/show-rider.ts'
import type { RiderDeps } from '../deps.ts'
import { devicesOf } from './device-store.ts'
import { endDevicesOf } from './end-devices.ts'

/** Lists the devices of a rider for operators, the last used first. */
export async function operatedDevices(
  { db, clock }: Pick<RiderDeps, 'db' | 'clock'>,
  country: CountryCode,
  riderId: string,
): Promise<AnswerOf<typeof riderDeskCalls.readRiderDevices> | Refusal> {
  if (!(await operatedAccount(db, country, riderId))) return refuse('rider.not-found')
  const devices = await devicesOf(db, riderId, clock.now())
  const tracker = await db
    .selectFrom('rider_tracker')
    .select(['created_at', 'used_at'])
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
  return {
    result: {
      devices: devices.map((device) => ({
        id: device.device_id,
        name: device.name,
        created_at: unixSeconds(device.created_at),
        last_seen_at: unixSeconds(device.last_seen_at),
      })),
      tracker: tracker
        ? { created_at: unixSeconds(tracker.created_at), used_at: unixSeconds(tracker.used_at) }
        : null,
    },
  }
}

/** Signs a rider out on one device, or on all. */
export function endRiderDevices(
  deps: RiderDeps,
  { caller, country, params, body }: Context<typeof riderDeskCalls.endRiderDevices>,
): Promise<AnswerOf<typeof riderDeskCalls.endRiderDevices> | Refusal> {
  const intent = { caller, country, subject: `rider-devices:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, params.id)
    if (!account || account.is_simulated) return refuse('rider.not-found')
    const { device_id: id } = body
    const open = await devicesOf(tx, params.id, deps.clock.now())
    const named = open.filter((device) => id === undefined || device.device_id === id)
    if (named.length === 0) return refuse('device.not-found')
    const ended = await endDevicesOf(deps, tx, params.id, id === undefined ? undefined : [id])
    const before = named.map(({ name }) => name).join(', ')
    return { before, after: 'signed out', answer: { result: { ended } } }
  })
}
