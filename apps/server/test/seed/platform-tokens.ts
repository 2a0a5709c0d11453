import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { CountryCode } from '@beckon/domain/country'
import type { TestServer } from '../test-server.ts'

export type TestAlgorithm = 'EdDSA' | 'ES256' | 'RS256'

export interface TestPlatform {
  readonly id: string
  /** A token as the platform's host would make it; claims and header can be made wrong. */
  token(restaurants: readonly string[], changed?: TokenChanges): Promise<string>
}

export interface TokenChanges {
  readonly claims?: JWTPayload
  readonly without?: readonly string[]
  readonly header?: Record<string, unknown>
}

export interface NewPlatform {
  readonly country: CountryCode
  readonly id: string
  readonly origins?: readonly string[]
  readonly vendors?: readonly string[]
  readonly algorithm?: TestAlgorithm
  readonly kid?: string
  readonly use?: string
}

/** A platform with a key pair of its own, as an operator would have written it down. */
export async function seedPlatform(server: TestServer, platform: NewPlatform): Promise<TestPlatform> {
  const { country, id, origins = [], vendors = [], algorithm = 'EdDSA', kid, use } = platform
  const { db, clock } = server.platform
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const jwk = { ...(await exportJWK(pair.publicKey)), ...(kid ? { kid } : {}), ...(use ? { use } : {}) }
  const created_at = clock.now()
  const row = { country, platform_id: id, name: id, created_at }
  await db
    .insertInto('platform')
    .values({ ...row, origins: JSON.stringify(origins), public_keys: JSON.stringify([jwk]) })
    .execute()
  for (const vendor_id of vendors) {
    await db.insertInto('platform_vendor').values({ country, platform_id: id, vendor_id }).execute()
  }
  return {
    id,
    async token(restaurants, { claims = {}, without = [], header = {} } = {}) {
      const all: Record<string, unknown> = {
        iss: id,
        sub: 'user-7',
        aud: 'beckon',
        exp: Math.floor(clock.now().getTime() / 1000) + 3600,
        platform_tokens: restaurants.map((restaurant_id) => ({ platform: id, restaurant_id })),
        ...claims,
      }
      const left = Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)))
      return new SignJWT(left)
        .setProtectedHeader({ alg: algorithm, ...(kid ? { kid } : {}), ...header })
        .sign(pair.privateKey)
    },
  }
}
