import type { CountryCode } from '@beckon/domain/country'
import type { ErrorCode } from '@beckon/contract'

export type Nobody = { readonly kind: 'nobody' }
export type VendorCaller = {
  readonly kind: 'vendor'
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly country: CountryCode
}
export type RiderCaller = { readonly kind: 'rider'; readonly riderId: string; readonly country: CountryCode }
export type OperatorCaller = { readonly kind: 'operator'; readonly country: CountryCode }
export type Caller = Nobody | VendorCaller | RiderCaller | OperatorCaller

/** The caller that each audience gets. */
export interface CallerOf {
  readonly open: Nobody
  readonly vendor: VendorCaller
  readonly rider: RiderCaller
  readonly operator: OperatorCaller
}

export type KnownAudience = 'vendor' | 'rider' | 'operator'

export type Recognised<A extends KnownAudience> =
  | { readonly ok: true; readonly caller: CallerOf[A]; readonly expiresAt?: Date }
  | { readonly ok: false; readonly code: ErrorCode }

/** Reads the whole `Authorization` header; the country is the one the request is for. */
export type Recogniser<A extends KnownAudience> = (
  authorization: string,
  country: CountryCode,
) => Promise<Recognised<A>>

type Recognisers = { [A in KnownAudience]?: Recogniser<A> }

/** Who calls: each capability that knows a kind of caller says how to recognise it. */
export interface Callers {
  recognise<A extends KnownAudience>(audience: A, recogniser: Recogniser<A>): void
  who<A extends KnownAudience>(
    audience: A,
    authorization: string | undefined,
    country: CountryCode,
  ): Promise<Recognised<A>>
}

export function createCallers(): Callers {
  const recognisers: Recognisers = {}
  return {
    recognise(audience, recogniser) {
      Object.assign(recognisers, { [audience]: recogniser })
    },
    async who(audience, authorization, country) {
      const recogniser = recognisers[audience]
      if (!recogniser || !authorization) return { ok: false, code: 'auth.required' }
      return recogniser(authorization, country)
    },
  }
}
