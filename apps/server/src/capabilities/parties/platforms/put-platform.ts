import type { operatorCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited } from '../../settings/operators/index.ts'
import { listPlatforms } from './platforms-for-list.ts'
import { areVendorsOf, describePlatform, type PlatformRecord, writePlatform } from './store.ts'
import { publicPartOf, verificationKey } from './verification-key.ts'

/** Published to every process, so that a change by an operator takes effect at once. */
export const PLATFORMS_CHANGED = 'platforms-changed'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
}

/**
 * Replaces a platform that embeds the portal: its keys, its pages and its vendors. The change takes effect at
 * once in every process that receives the event, and within half a minute in any other.
 */
export function putPlatform(
  deps: Deps,
  { caller, country, params, body }: Context<typeof operatorCalls.putPlatform>,
): Promise<{ result: true } | Refusal> {
  const { reason, version, ...record } = body
  const intent = { caller, country, subject: `platform:${params.id}`, reason }
  return audited(deps, intent, async (tx) => {
    if (version !== undefined && version !== (await presentVersion(tx, country, params.id))) {
      return refuse('platform.changed')
    }
    const states = await replacePlatform(tx, country, { platform_id: params.id, ...record }, deps.clock.now())
    if (isRefusal(states)) return states
    await deps.bus.publish(tx, PLATFORMS_CHANGED, [country])
    return { ...states, answer: { result: true } as const }
  })
}

async function presentVersion(tx: Tx, country: CountryCode, id: string): Promise<string | undefined> {
  const platforms = await listPlatforms(tx, country)
  return platforms.find(({ platform_id: one }) => one === id)?.version
}

/** Records of a platform before and after a change, as text. */
interface Replaced {
  readonly before: string | null
  readonly after: string | null
}

/** Replaces the pages, keys and vendors of a platform. */
async function replacePlatform(
  tx: Tx,
  country: CountryCode,
  platform: PlatformRecord,
  now: Date,
): Promise<Replaced | Refusal> {
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
