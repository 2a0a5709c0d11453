import type { CountryCode } from '@beckon/domain/country'
import { ACCESS_TOKEN_SECONDS } from '@beckon/domain/limits'
import { z } from 'zod'
import type { Recognised } from '../../../../platform/auth/callers.ts'
import type { Signer } from '../../../../platform/auth/signer.ts'
import { unixSeconds } from '../../../../platform/clock.ts'

const ACCESS_TYPE = 'access+jwt'
const ID_TYPE = 'id+jwt'
const SCHEME = 'Bearer '

export interface SessionIdentity {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly country: CountryCode
}

/** The tokens of a session as the wire has them. */
export async function issueTokens(signer: Signer, identity: SessionIdentity, now: Date) {
  const expiresAt = new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1000)
  const { userId: sub, sessionId: sid, country, email } = identity
  return {
    AccessToken: await signer.sign(ACCESS_TYPE, { sub, sid, country }, expiresAt),
    IdToken: await signer.sign(ID_TYPE, { sub, sid, country, email }, expiresAt),
    Expires: unixSeconds(expiresAt),
    ExpiresIn: ACCESS_TOKEN_SECONDS,
  }
}

const accessClaims = z.object({ sub: z.string(), sid: z.string(), country: z.string(), exp: z.number() })
const idClaims = accessClaims.extend({ email: z.string() })

/** Reads `Bearer {access}|{id token}`: both signed by us, of one session, and of the requested country. */
export async function readTokens(
  signer: Signer,
  authorization: string,
  country: CountryCode,
): Promise<Recognised<'vendor'>> {
  if (!authorization.startsWith(SCHEME)) return { ok: false, code: 'auth.required' }
  const [access = '', id = '', ...more] = authorization.slice(SCHEME.length).split('|')
  if (more.length > 0) return { ok: false, code: 'auth.required' }
  const [accessToken, idToken] = await Promise.all([
    signer.verify(ACCESS_TYPE, access),
    signer.verify(ID_TYPE, id),
  ])
  if (!accessToken.ok) return { ok: false, code: codeFor(accessToken.why) }
  if (!idToken.ok) return { ok: false, code: codeFor(idToken.why) }
  const claims = accessClaims.parse(accessToken.claims)
  const identity = idClaims.parse(idToken.claims)
  if (claims.sid !== identity.sid || claims.sub !== identity.sub) return { ok: false, code: 'auth.required' }
  // A session of one country is invalid in another.
  if (claims.country !== country) return { ok: false, code: 'auth.required' }
  const caller = {
    kind: 'vendor',
    userId: claims.sub,
    sessionId: claims.sid,
    email: identity.email,
    country,
    mode: 'classic',
  } as const
  return { ok: true, caller, expiresAt: new Date(claims.exp * 1000) }
}

const codeFor = (why: 'expired' | 'invalid') => (why === 'expired' ? 'auth.token-expired' : 'auth.required')
