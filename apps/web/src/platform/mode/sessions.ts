import { isGuestTokenValid } from '@beckon/domain/account'
import { z } from 'zod'
import { payloadOf } from './token-payload.ts'

/** A session inside the page of a platform, by its token. `expires` is compared with the service's clock. */
export interface PlatformSession {
  readonly mode: 'godroid'
  readonly token: string
  /** The restaurant of the first platform token. */
  readonly vendorId: string
  /** Whose it is: another user of the platform is another person here. */
  readonly identity: string
  /** Seconds since 1970 by the clock of the service. */
  readonly expires: number
}

/** Without an account. */
export interface GuestSession {
  readonly mode: 'guest'
  readonly token: string
  readonly vendorId: string
  /** Seconds since 1970 by the clock of the service. */
  readonly expires: number
}

/** An operator views the page of a shop, read-only. */
export interface ViewSession {
  readonly mode: 'view'
  readonly token: string
  readonly vendorId: string
  /** Of the shop. */
  readonly name: string
  readonly operator: string
  /** Seconds since 1970 by the clock of the service. */
  readonly expires: number
}

const platformClaims = z.object({
  exp: z.number(),
  iss: z.string().optional(),
  sub: z.string().optional(),
  platform_tokens: z.array(z.object({ restaurant_id: z.string().min(1) })).min(1),
})

/** Undefined when the token lacks the restaurant or the expiry. */
export function platformSession(token: string): PlatformSession | undefined {
  const claims = platformClaims.safeParse(payloadOf(token))
  const vendorId = claims.data?.platform_tokens[0]?.restaurant_id
  if (!claims.success || vendorId === undefined) return undefined
  const { exp, iss = '', sub = '' } = claims.data
  return { mode: 'godroid', token, vendorId, identity: `platform:${iss}:${sub}:${vendorId}`, expires: exp }
}

export interface StoredGuest {
  readonly vendor_id: string
  readonly token: string
}

/** Undefined when the token is malformed or expired. `now` in seconds since 1970 by the clock of the service. */
export function guestSession(
  { vendor_id: vendorId, token }: StoredGuest,
  now: number,
): GuestSession | undefined {
  const payload = payloadOf(token)
  if (!isGuestTokenValid(payload, now)) return undefined
  return { mode: 'guest', token, vendorId, expires: expiryOf(payload) }
}

const expiryOf = (payload: unknown): number => z.object({ exp: z.number() }).parse(payload).exp
