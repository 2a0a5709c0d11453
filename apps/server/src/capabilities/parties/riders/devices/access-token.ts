import type { CountryCode } from '@beckon/domain/country'
import { RIDER_TOKEN_SECONDS } from '@beckon/domain/limits'
import { z } from 'zod'
import type { Recogniser } from '../../../../platform/auth/callers.ts'
import type { Signer } from '../../../../platform/auth/signer.ts'
import { unixSeconds } from '../../../../platform/clock.ts'

const TYPE = 'rider+jwt'
const SCHEME = 'Bearer '

export interface DeviceIdentity {
  readonly riderId: string
  readonly deviceId: string
  readonly country: CountryCode
}

/** A short token for the calls of a device, and when it expires. */
export async function issueAccessToken(
  signer: Signer,
  { riderId: sub, deviceId: device, country }: DeviceIdentity,
  now: Date,
): Promise<{ readonly token: string; readonly expires: number }> {
  const expiresAt = new Date(now.getTime() + RIDER_TOKEN_SECONDS * 1000)
  const token = await signer.sign(TYPE, { sub, device, country }, expiresAt)
  return { token, expires: unixSeconds(expiresAt) }
}

/** Tokens from before the devices have no device, and are invalid. */
const claims = z.object({ sub: z.string(), device: z.string(), country: z.string() })

/** Recognises a rider by the token of an open device. */
export const riderRecogniser =
  (signer: Signer, riderOf: (deviceId: string) => Promise<string | undefined>): Recogniser<'rider'> =>
  async (authorization, country) => {
    if (!authorization.startsWith(SCHEME)) return { ok: false, code: 'auth.required' }
    const verified = await signer.verify(TYPE, authorization.slice(SCHEME.length))
    if (!verified.ok)
      return { ok: false, code: verified.why === 'expired' ? 'auth.token-expired' : 'auth.required' }
    const read = claims.safeParse(verified.claims)
    if (!read.success) return { ok: false, code: 'auth.required' }
    const { sub: riderId, device: deviceId, country: signed } = read.data
    if (signed !== country) return { ok: false, code: 'auth.forbidden' }
    if ((await riderOf(deviceId)) !== riderId) return { ok: false, code: 'auth.required' }
    return { ok: true, caller: { kind: 'rider', riderId, deviceId, country } }
  }
