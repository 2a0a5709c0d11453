import { createHash } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { type Clock, unixSeconds } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { loadSigningKeys, type SigningKey } from './signing-keys.ts'

export type Verified =
  | { readonly ok: true; readonly claims: JWTPayload }
  /** Truly ours, but over. */
  | { readonly ok: false; readonly why: 'expired'; readonly claims: JWTPayload }
  | { readonly ok: false; readonly why: 'invalid' }

/** Signs small statements (JWS, EdDSA) with the keys of one purpose. `type` keeps one kind from passing for another. */
export interface Signer {
  sign(type: string, claims: JWTPayload, expiresAt: Date): Promise<string>
  verify(type: string, token: string): Promise<Verified>
}

const ALGORITHM = 'EdDSA'
/** An unknown key id causes a read of the database at most this often. */
const RELOAD_MS = 10_000
/** Another process may have added a key, or removed one: the keys are read again after this. */
const FRESH_MS = 60_000

/** Tokens whose signature was found right; about 10 MB. */
const MOST_VERIFIED = 20_000

export function createSigner(db: Database, clock: Clock, purpose: string): Signer {
  const verified = new LRUCache<string, JWTPayload>({ max: MOST_VERIFIED })
  // Tokens of a key that was removed are checked again.
  const keys = keyRing(db, clock, { purpose, onRemoved: () => verified.clear() })
  return {
    async sign(type, claims, expiresAt) {
      const key = await keys.newest()
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: key.keyId, typ: type })
        .setIssuedAt(unixSeconds(clock.now()))
        .setExpirationTime(unixSeconds(expiresAt))
        .sign(key.privateKey)
    },
    async verify(type, token) {
      await keys.refresh()
      // A signature stays right until the token expires, so it is checked once. Only a hash of the token is stored.
      const key = `${type} ${createHash('sha256').update(token).digest('base64url')}`
      const known = verified.get(key)
      if (known) {
        if ((known.exp ?? 0) > unixSeconds(clock.now())) return { ok: true, claims: known }
        verified.delete(key)
      }
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keys.byId(kid), {
          algorithms: [ALGORITHM],
          typ: type,
          currentDate: clock.now(),
          requiredClaims: ['exp', 'iat'],
        })
        verified.set(key, payload)
        return { ok: true, claims: payload }
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { ok: false, why: 'expired', claims: error.payload }
        if (error instanceof errors.JOSEError) return { ok: false, why: 'invalid' }
        throw error
      }
    },
  }
}

interface KeyRingOptions {
  readonly purpose: string
  /** A key that was known is gone. */
  onRemoved(): void
}

function keyRing(db: Database, clock: Clock, { purpose, onRemoved }: KeyRingOptions) {
  let loaded: Promise<readonly SigningKey[]> | undefined
  let loadedAt = 0
  let known: readonly string[] = []
  const read = async () => {
    const keys = await loadSigningKeys(db, clock, purpose)
    const ids = keys.map(({ keyId }) => keyId)
    if (known.some((id) => !ids.includes(id))) onRemoved()
    known = ids
    return keys
  }
  const load = () => {
    loadedAt = clock.now().getTime()
    const pending = read()
    loaded = pending
    // A failed load is not cached: the next caller tries again.
    pending.catch(() => {
      if (loaded === pending) loaded = undefined
    })
    return pending
  }
  const isOld = () => clock.now().getTime() - loadedAt > FRESH_MS
  const refresh = async (): Promise<void> => {
    if (loaded && isOld()) await load()
  }
  return {
    refresh,
    async newest(): Promise<SigningKey> {
      await refresh()
      const key = (await (loaded ?? load())).at(-1)
      if (!key) throw new Error(`no signing key for ${purpose}`)
      return key
    },
    async byId(keyId: string | undefined) {
      const find = (keys: readonly SigningKey[]) => keys.find((one) => one.keyId === keyId)?.publicKey
      let key = find(await (loaded ?? load()))
      if (!key && clock.now().getTime() - loadedAt > RELOAD_MS) key = find(await load())
      if (!key) throw new errors.JWSSignatureVerificationFailed()
      return key
    },
  }
}
