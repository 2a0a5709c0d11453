import { fleetCalls } from '@beckon/contract'
import { type Client, createClient } from '@beckon/contract/client'
import type { CountryCode } from '@beckon/domain/country'

export interface PhoneOwner {
  readonly riderId: string
  readonly secret: string
  readonly country: CountryCode
}

/** A simulated rider's phone. It uses the service's calls only, as a real phone does. */
export interface Phone {
  readonly riderId: string
  readonly country: CountryCode
  readonly client: Client
  /** False when the service does not have this rider. */
  signIn(): Promise<boolean>
}

export function createPhone(origin: string, owner: PhoneOwner): Phone {
  let token = ''
  const client = createClient({
    origin,
    headers: () => ({
      'x-country': owner.country,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }),
  })
  return {
    riderId: owner.riderId,
    country: owner.country,
    client,
    async signIn() {
      const body = { rider_id: owner.riderId, secret: owner.secret }
      const signedIn = await client.call(fleetCalls.riderSignIn, { body })
      if (signedIn.ok) token = signedIn.answer.result.token
      return signedIn.ok
    },
  }
}
