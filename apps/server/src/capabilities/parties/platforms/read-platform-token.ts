import type { CountryCode } from '@beckon/domain/country'
import { PLATFORM_TOKEN_SECONDS } from '@beckon/domain/limits'
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Recognised } from '../../../platform/auth/callers.ts'
import { type Clock, unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { KnownPlatform } from './known-platforms.ts'
import { linkedVendors } from './store.ts'
import type { VerificationKey } from './verification-key.ts'

export interface PlatformTokenDeps {
  readonly db: Database
  readonly clock: Clock
  readonly platformsOf: (country: CountryCode) => Promise<readonly KnownPlatform[]>
}

const SCHEME = 'Platform '
const AUDIENCE = 'beckon'
/** The tolerated difference of a platform's clock. */
const SKEW_SECONDS = 60

/**
 * Claims about a platform's user; `platform_tokens` are the shops that it acts for, the first one chosen.
 */
const claimsSchema = z.object({
  sub: z.string().min(1).max(200),
  exp: z.number().int(),
  platform_tokens: z
    .array(z.object({ platform: z.string().max(100), restaurant_id: z.string().min(1).max(64) }))
    .min(1)
    .max(100),
})

const refused = { ok: false, code: 'auth.required' } as const
const expired = { ok: false, code: 'auth.token-expired' } as const

export const isPlatformToken = (authorization: string): boolean => authorization.startsWith(SCHEME)

/** Reads `Platform {token}`: signed by a platform of this country, for vendors that it may act for. */
export async function readPlatformToken(
  deps: PlatformTokenDeps,
  authorization: string,
  country: CountryCode,
): Promise<Recognised<'vendor'>> {
  const token = authorization.slice(SCHEME.length)
  const platform = await platformOf(deps, token, country)
  if (!platform) return refused
  const now = deps.clock.now()
  const verified = await verify(token, platform, now)
  if (verified === 'expired') return expired
  const claims = claimsSchema.safeParse(verified)
  if (!claims.success) return refused
  const { sub, exp, platform_tokens } = claims.data
  if (exp - unixSeconds(now) > PLATFORM_TOKEN_SECONDS + SKEW_SECONDS) return refused
  const { platformId } = platform
  const named = platform_tokens.map(({ restaurant_id }) => restaurant_id)
  const vendorIds = await linkedVendors(deps.db, { country, platformId }, named)
  if (vendorIds.length === 0) return refused
  // Neither can be an account's: those are UUIDs.
  const id = `platform:${platformId}:${sub}`
  const caller = { kind: 'vendor', mode: 'godroid', userId: id, sessionId: id, email: '', country } as const
  return { ok: true, caller: { ...caller, vendorIds }, expiresAt: new Date(exp * 1000) }
}

/** Returns the platform of the unverified issuer; the signature is verified with its keys. */
async function platformOf({ platformsOf }: PlatformTokenDeps, token: string, country: CountryCode) {
  const issuer = quietly(() => decodeJwt(token).iss)
  return issuer === undefined
    ? undefined
    : (await platformsOf(country)).find(({ platformId }) => platformId === issuer)
}

/** The claims by the first key that fits; undefined when none does. */
async function verify(token: string, { keys, platformId }: KnownPlatform, now: Date) {
  const header = quietly(() => decodeProtectedHeader(token))
  for (const one of keys.filter((key) => fits(key, header))) {
    try {
      const { payload } = await jwtVerify(token, one.key, {
        algorithms: [one.algorithm],
        issuer: platformId,
        audience: AUDIENCE,
        currentDate: now,
        requiredClaims: ['exp', 'sub'],
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired'
      if (!(error instanceof errors.JOSEError)) throw error
    }
  }
  return undefined
}

type Header = ReturnType<typeof decodeProtectedHeader>

/** A token that names its key is verified with that key only. */
const fits = ({ algorithm, keyId }: VerificationKey, header: Header | undefined): boolean =>
  header?.alg === algorithm && (header.kid === undefined || header.kid === keyId)

function quietly<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    // A malformed token is treated like one of an unknown platform.
    return undefined
  }
}
