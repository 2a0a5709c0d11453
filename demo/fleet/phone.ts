import { randomUUID } from 'node:crypto'
import { fleetCalls, riderCalls, type RiderAct } from '@beckon/contract'
import { type Client, createClient } from '@beckon/contract/client'
import type { CountryCode } from '@beckon/domain/country'

type WithoutIds<Act> = Act extends unknown ? Omit<Act, 'act_id' | 'occurred_at'> : never
/** An act without the id and the time, which the phone adds. */
export type Deed = WithoutIds<RiderAct>

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
  /** Sends what the rider did. `now` in seconds since 1970. */
  act(deed: Deed, now: number): Promise<void>
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
    async act(deed, now) {
      const act = { ...deed, act_id: randomUUID(), occurred_at: now }
      await client.call(fleetCalls.sendActs, { body: { acts: [act], sent_at: now } })
    },
    async signIn() {
      const body = { device_token: owner.deviceToken }
      const signedIn = await client.call(riderCalls.refreshRider, { body })
      if (!signedIn.ok) return undefined
      token = signedIn.answer.result.token
      return token
    },
  }
}
