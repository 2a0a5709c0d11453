import { randomUUID } from 'node:crypto'
import type { RiderSession } from '@beckon/contract'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderAccountRow } from '../accounts/account-store.ts'
import { presentRider } from '../accounts/present-rider.ts'
import type { RiderDeps } from '../deps.ts'
import { hashOf, newToken } from '../secrets.ts'
import { issueAccessToken } from './access-token.ts'
import { insertDevice, surplusDevices } from './device-store.ts'
import { endDevicesOf } from './end-devices.ts'

export interface OpenedDevice {
  readonly account: RiderAccountRow
  readonly deviceId: string
  /** Stored as a hash only. */
  readonly token: string
}

/** Adds a device to an active account; the least recently used one over the limit ends. */
export async function openDevice(
  deps: RiderDeps,
  tx: Tx,
  account: RiderAccountRow,
  name: string,
): Promise<OpenedDevice> {
  const now = deps.clock.now()
  const [deviceId, token] = [randomUUID(), newToken()]
  await insertDevice(tx, {
    device_id: deviceId,
    rider_id: account.rider_id,
    token_hash: hashOf(token),
    name,
    created_at: now,
    last_seen_at: now,
  })
  const surplus = await surplusDevices(tx, account.rider_id, now)
  if (surplus.length > 0) await endDevicesOf(deps, tx, account.rider_id, surplus)
  return { account, deviceId, token }
}

/** The session of a new device as the wire has it. */
export async function sessionOf(
  { signer, clock }: RiderDeps,
  { account, deviceId, token: device_token }: OpenedDevice,
): Promise<{ result: RiderSession }> {
  const identity = { riderId: account.rider_id, deviceId, country: account.country }
  const access = await issueAccessToken(signer, identity, clock.now())
  return { result: { device_token, ...access, rider: presentRider(account) } }
}
