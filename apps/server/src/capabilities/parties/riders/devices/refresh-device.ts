import type { AnswerOf, riderCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { presentRider } from '../accounts/present-rider.ts'
import type { RiderDeps } from '../deps.ts'
import { signInViolation } from '../policy.ts'
import { hashOf } from '../secrets.ts'
import { issueAccessToken } from './access-token.ts'
import { deviceOfToken, noteUse } from './device-store.ts'

/**
 * Returns the next access token of a device; the token of the device stays the same. The phone of a suspended rider
 * gets the reason, unless it still has a parcel in hand.
 */
export async function refreshDevice(
  { db, clock, signer }: RiderDeps,
  country: CountryCode,
  deviceToken: string,
): Promise<AnswerOf<typeof riderCalls.refreshRider> | Refusal> {
  const now = clock.now()
  const device = await deviceOfToken(db, country, hashOf(deviceToken), now)
  if (!device) return refuse('auth.refresh-failed')
  const violation = signInViolation(device.status)
  if (violation && !(device.is_open && device.may_call)) return refuse(violation)
  if (!device.is_open) return refuse('auth.refresh-failed')
  await noteUse(db, device, now)
  const identity = { riderId: device.rider_id, deviceId: device.device_id, country }
  return { result: { ...(await issueAccessToken(signer, identity, now)), rider: presentRider(device) } }
}
