import { createHash } from 'node:crypto'
import { KEY_USE_SECONDS } from '@beckon/domain/limits'
import { KEY_PREFIX, type KeyHindrance, keyHindrance, modeOfKey, testVendorId } from '@beckon/domain/program'
import { LRUCache } from 'lru-cache'
import type { ProgramCaller, Recogniser } from '../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recentlyRead } from '../../../platform/recently-read.ts'
import type { VendorsService } from '../vendors/index.ts'
import { isInNetworks } from './networks.ts'
import { keyOfSecret, writeUse } from './store.ts'

const SCHEME = 'Bearer '
const KEYS_NOTED = 10_000

/** Topic of keys that changed, for every process that may remember them. */
export const KEYS_CHANGED_TOPIC = 'program-keys-changed'

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

const isKey = (authorization: string): boolean => authorization.startsWith(SCHEME + KEY_PREFIX)

type KeyRecord = NonNullable<Awaited<ReturnType<typeof keyOfSecret>>>

/**
 * Recognises a program by its key. A mistyped one is refused without a look into the database; for every other reason
 * the answer is the same, so that it reveals nothing about keys.
 */
export function programRecogniser(
  platform: Platform,
  vendors: Pick<VendorsService, 'copyToTestMode'>,
): Recogniser<'program'> {
  const { db, clock, bus, log } = platform
  const keys = recentlyRead(platform, async (hash: string) => ({ key: await keyOfSecret(db, hash) }))
  bus.subscribe(KEYS_CHANGED_TOPIC, () => keys.dropAll())
  bus.onGap(() => keys.dropAll())
  const noteUse = useNotes(platform, vendors)
  return async (authorization, country, address) => {
    if (!isKey(authorization)) return { ok: false, code: 'auth.required' }
    const secret = authorization.slice(SCHEME.length)
    const mode = modeOfKey(secret)
    if (!mode) return { ok: false, code: 'key.mistyped' }
    const { key } = await keys.of(hashOfSecret(secret))
    const now = clock.now()
    if (key?.country !== country) return { ok: false, code: 'key.invalid' }
    const hindrance = hindranceOf(key, address, now)
    if (hindrance) {
      log.info({ keyId: key.key_id, hindrance }, 'a key was refused')
      return { ok: false, code: 'key.invalid' }
    }
    await noteUse(key)
    return { ok: true, caller: callerOf(key) }
  }
}

/** Writes the last use of keys, of each at most once a minute, and brings the test mode of their business up to date. */
function useNotes({ db, clock }: Platform, vendors: Pick<VendorsService, 'copyToTestMode'>) {
  const noted = new LRUCache<string, number>({ max: KEYS_NOTED })
  return async ({ key_id: keyId, mode, vendor_id: businessId }: KeyRecord): Promise<void> => {
    const now = clock.now()
    const last = noted.get(keyId)
    if (last !== undefined && now.getTime() - last < KEY_USE_SECONDS * 1000) return
    noted.set(keyId, now.getTime())
    await writeUse(db, keyId, now)
    if (mode === 'test') await vendors.copyToTestMode(db, businessId)
  }
}

const secondsOrNull = (time: Date | null): number | null => time && unixSeconds(time)

const hindranceOf = (key: KeyRecord, address: string | undefined, now: Date): KeyHindrance | undefined =>
  keyHindrance(
    {
      expiresAt: secondsOrNull(key.expires_at),
      endedAt: secondsOrNull(key.ended_at),
      validUntil: secondsOrNull(key.valid_until),
      isFromNetwork: isInNetworks(key.networks, address),
    },
    unixSeconds(now),
  )

/** In the test mode every id is that of the vendor that stands for the one of the key. */
const callerOf = (key: KeyRecord): ProgramCaller => {
  const idOf = (vendorId: string) => (key.mode === 'test' ? testVendorId(vendorId) : vendorId)
  return { ...identityOf(key), businessId: idOf(key.vendor_id), vendorIds: grantOf(key).map(idOf) }
}

const grantOf = ({ vendor_ids, vendor_id }: KeyRecord): readonly string[] => vendor_ids ?? [vendor_id]

const identityOf = (key: KeyRecord) => ({
  kind: 'program' as const,
  action: 'self' as const,
  keyId: key.key_id,
  country: key.country,
  mode: key.mode,
  scopes: key.scopes,
  isExact: key.vendor_ids !== null,
  userId: `key:${key.key_id}`,
})
