import { type CountryCode, countryCodes } from '@beckon/domain/country'
import { GUEST_TOKEN_HOURS } from '@beckon/domain/limits'
import { z } from 'zod'
import type { Recognised } from '../../../platform/auth/callers.ts'
import type { Signer } from '../../../platform/auth/signer.ts'

const TYPE = 'guest+jwt'
const SCHEME = 'Bearer '

export interface Guest {
  readonly vendorId: string
  readonly country: CountryCode
}

/** `exp` is in seconds since 1970; the portal ends a guest's visit by it. */
export const issueGuestToken = (signer: Signer, { vendorId, country }: Guest, now: Date): Promise<string> =>
  signer.sign(TYPE, { vendor_id: vendorId, country }, new Date(now.getTime() + GUEST_TOKEN_HOURS * 3_600_000))

const claims = z.object({ vendor_id: z.string(), country: z.enum(countryCodes), exp: z.number() })

/** A signed-in user has two tokens, a guest one. */
export const isGuestToken = (authorization: string): boolean =>
  authorization.startsWith(SCHEME) && !authorization.includes('|')

/** Returns the guest of a token. */
export async function guestOfToken(signer: Signer, token: string): Promise<Guest | undefined> {
  const read = await signer.verify(TYPE, token)
  if (!read.ok) return undefined
  const { vendor_id: vendorId, country } = claims.parse(read.claims)
  return { vendorId, country }
}

/** Reads `Bearer {guest token}`: signed by us, of the requested country, of a vendor that is still a guest. */
export async function readGuestToken(
  signer: Signer,
  authorization: string,
  country: CountryCode,
  isGuest: (vendorId: string) => Promise<boolean>,
): Promise<Recognised<'vendor'>> {
  const read = await signer.verify(TYPE, authorization.slice(SCHEME.length))
  if (!read.ok) return { ok: false, code: read.why === 'expired' ? 'auth.token-expired' : 'auth.required' }
  const { vendor_id: vendorId, country: home, exp } = claims.parse(read.claims)
  if (home !== country || !(await isGuest(vendorId))) return { ok: false, code: 'auth.required' }
  // Neither can be an account's: those are UUIDs.
  const id = `guest:${vendorId}`
  const caller = { kind: 'vendor', mode: 'guest', userId: id, sessionId: id, email: '', country } as const
  return { ok: true, caller: { ...caller, vendorIds: [vendorId] }, expiresAt: new Date(exp * 1000) }
}
