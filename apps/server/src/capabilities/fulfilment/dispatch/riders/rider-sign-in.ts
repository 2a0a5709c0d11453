import { timingSafeEqual } from 'node:crypto'
import type { CountryCode } from '@beckon/domain/country'
import { RIDER_TOKEN_HOURS } from '@beckon/domain/limits'
import type { Recogniser } from '../../../../platform/auth/callers.ts'
import type { Signer } from '../../../../platform/auth/signer.ts'
import { type Clock, unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { hashOfSecret } from './rider-secret.ts'

const TOKEN_TYPE = 'rider+jwt'
const SCHEME = 'Bearer '

interface SignIn {
  readonly country: CountryCode
  readonly riderId: string
  readonly secret: string
}

/** Returns a token for a rider's phone, valid for a shift. */
export async function signInRider(
  deps: { db: Database; clock: Clock; signer: Signer },
  request: SignIn,
): Promise<{ token: string; expires: number; rider: { id: string; name: string } } | Refusal> {
  const rider = await deps.db
    .selectFrom('rider')
    .select(['rider_id', 'name', 'secret_hash'])
    .where('rider_id', '=', request.riderId)
    .where('country', '=', request.country)
    .executeTakeFirst()
  if (!rider || !sameText(rider.secret_hash, hashOfSecret(request.secret))) return refuse('rider.not-found')
  const expires = new Date(deps.clock.now().getTime() + RIDER_TOKEN_HOURS * 3_600_000)
  const token = await deps.signer.sign(TOKEN_TYPE, { sub: rider.rider_id, country: request.country }, expires)
  return { token, expires: unixSeconds(expires), rider: { id: rider.rider_id, name: rider.name } }
}

/** Identifies a rider by the token of the phone. */
export function recogniseRider(signer: Signer): Recogniser<'rider'> {
  return async (authorization, country) => {
    if (!authorization.startsWith(SCHEME)) return { ok: false, code: 'auth.required' }
    const verified = await signer.verify(TOKEN_TYPE, authorization.slice(SCHEME.length))
    if (!verified.ok)
      return { ok: false, code: verified.why === 'expired' ? 'auth.token-expired' : 'auth.required' }
    const { sub, country: signed } = verified.claims
    if (typeof sub !== 'string' || signed !== country) return { ok: false, code: 'auth.forbidden' }
    return { ok: true, caller: { kind: 'rider', riderId: sub, country } }
  }
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
