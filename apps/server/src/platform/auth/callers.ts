import type { CountryCode } from '@beckon/domain/country'
import type { ErrorCode, Mode } from '@beckon/contract'

export type Anonymous = { readonly kind: 'anonymous' }
export type VendorCaller = {
  readonly kind: 'vendor'
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly country: CountryCode
  readonly mode: Mode
  /** A grant: exactly these vendors, independent of ownership. Absent for an account, which acts for the vendors it owns. */
  readonly vendorIds?: readonly string[]
}
export type RiderCaller = {
  readonly kind: 'rider'
  readonly riderId: string
  /** The device that is signed in. */
  readonly deviceId: string
  readonly country: CountryCode
}
export type OperatorCaller = {
  readonly kind: 'operator'
  readonly operatorId: string
  readonly country: CountryCode
}
/** User of an open help page, for one vendor. The page ends with the session that opened it. */
export type HelpCaller = {
  readonly kind: 'help'
  readonly userId: string
  readonly sessionId: string
  readonly vendorId: string
  readonly email: string
  readonly country: CountryCode
}
export type Caller = Anonymous | VendorCaller | RiderCaller | OperatorCaller | HelpCaller

/** The caller that each audience gets. */
export interface CallerOf {
  readonly open: Anonymous
  readonly vendor: VendorCaller
  readonly rider: RiderCaller
  readonly operator: OperatorCaller
  readonly help: HelpCaller
}

export type KnownAudience = 'vendor' | 'rider' | 'operator' | 'help'

export type Recognised<A extends KnownAudience> =
  | { readonly ok: true; readonly caller: CallerOf[A]; readonly expiresAt?: Date }
  | { readonly ok: false; readonly code: ErrorCode }

/** Reads the whole `Authorization` header; the country is the one the request is for. */
export type Recogniser<A extends KnownAudience> = (
  authorization: string,
  country: CountryCode,
) => Promise<Recognised<A>>

/** Whether a recogniser is responsible for an `Authorization` header; for every header where it has none. */
type Claims = (authorization: string) => boolean

interface Entry<A extends KnownAudience> {
  readonly recogniser: Recogniser<A>
  readonly claims?: Claims | undefined
}

type Entries = { readonly [A in KnownAudience]: Entry<A>[] }

/** Registry of recognisers; the capability of each kind of caller registers one. */
export interface Callers {
  /** The first that claims a header decides alone; one without `claims` gets the headers that no other claims. */
  recognise<A extends KnownAudience>(audience: A, recogniser: Recogniser<A>, claims?: Claims): void
  who<A extends KnownAudience>(
    audience: A,
    authorization: string | undefined,
    country: CountryCode,
  ): Promise<Recognised<A>>
}

export function createCallers(): Callers {
  const known: Entries = { vendor: [], rider: [], operator: [], help: [] }
  return {
    recognise(audience, recogniser, claims) {
      known[audience].push({ recogniser, claims })
    },
    async who(audience, authorization, country) {
      if (!authorization) return { ok: false, code: 'auth.required' }
      const entries = known[audience]
      const entry =
        entries.find(({ claims }) => claims?.(authorization)) ?? entries.find((one) => !one.claims)
      return entry ? entry.recogniser(authorization, country) : { ok: false, code: 'auth.required' }
    },
  }
}
