import type { BodyOf, keyCalls } from '@beckon/contract'
import type { VendorCaller } from '../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../platform/clock.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import type { ProgramDeps } from './deps.ts'
import { networkText } from './networks.ts'

type Fields = Omit<BodyOf<typeof keyCalls.createKey>, 'mode'>

export interface OfBusiness {
  readonly caller: VendorCaller
  readonly businessId: string
}

/** The columns of the fields that a person chose, or the reason why they cannot be used. */
export async function keyColumns(
  { clock, vendors }: Pick<ProgramDeps, 'clock' | 'vendors'>,
  { caller, businessId }: OfBusiness,
  { name, scopes, vendor_ids, networks, expires_at }: Fields,
) {
  if (expires_at !== null && expires_at <= unixSeconds(clock.now())) return refuse('key.time-invalid')
  const written = networks.map(networkText)
  const wrong = written.indexOf(undefined)
  if (wrong >= 0) return refuse('key.network-invalid', { network: networks[wrong] })
  const own = vendor_ids && (await vendors.vendorsSeenBy(caller, businessId, true))
  if (isRefusal(own)) return own
  const isOwn = vendor_ids === null || vendor_ids.every((id) => own?.includes(id))
  if (!isOwn) return refuse('key.collection-point')
  return {
    name,
    scopes: JSON.stringify(scopes),
    vendor_ids: vendor_ids && JSON.stringify(vendor_ids),
    networks: JSON.stringify([...new Set(written)]),
    expires_at: expires_at === null ? null : new Date(expires_at * 1000),
  }
}
