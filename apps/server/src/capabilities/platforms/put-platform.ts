import type { CountryCode } from '@beckon/domain/country'
import type { Tx } from '../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { areVendorsOf, describePlatform, type PlatformRecord, writePlatform } from './store.ts'
import { publicPartOf, verificationKey } from './verification-key.ts'

/** Records of a platform before and after a change, as text. */
export interface PlatformChange {
  readonly before: string | null
  readonly after: string | null
}

/** Replaces the pages, keys and vendors of a platform. */
export async function putPlatform(
  tx: Tx,
  country: CountryCode,
  platform: PlatformRecord,
  now: Date,
): Promise<PlatformChange | Refusal> {
  const public_keys = platform.public_keys.map(publicPartOf)
  const keys = await Promise.all(public_keys.map(verificationKey))
  const wrong = keys.findIndex((key) => key === undefined)
  if (wrong >= 0) {
    const fields = { [`public_keys.${wrong}`]: 'is not an Ed25519, P-256 or RSA key to verify with' }
    return refuse('request.invalid', { fields })
  }
  const vendor_ids = [...new Set(platform.vendor_ids)]
  if (!(await areVendorsOf(tx, country, vendor_ids))) return refuse('platform.vendor-unknown')
  const key = { country, platformId: platform.platform_id }
  const before = await describePlatform(tx, key)
  await writePlatform(tx, key, { ...platform, public_keys, vendor_ids }, now)
  return { before, after: await describePlatform(tx, key) }
}
