import { riderCalls } from '@beckon/contract'
import { type Client, createClient } from '@beckon/contract/client'
import type { CountryCode } from '@beckon/domain/country'

export interface PhoneOwner {
  readonly riderId: string
  readonly deviceToken: string
  readonly country: CountryCode
}

/** A simulated rider's phone. It uses the service's calls only, as a real phone does. */
export interface Phone {
  readonly riderId: string
  readonly country: CountryCode
  readonly client: Client
  /** Returns the access token; undefined when the service does not have this device. */
  signIn(): Promise<string | undefined>
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
      const body = { device_token: owner.deviceToken }
      const signedIn = await client.call(riderCalls.refreshRider, { body })
      if (!signedIn.ok) return undefined
      token = signedIn.answer.result.token
      return token
    },
  }
}
