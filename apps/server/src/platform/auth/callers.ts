import type { CountryCode } from '@beckon/domain/country'
import type { ErrorCode, MemberCallAction, Mode } from '@beckon/contract'
import type { OperatorGrant } from '@beckon/domain/operator'
import type { KeyMode, KeyScope } from '@beckon/domain/program'

export type Anonymous = { readonly kind: 'anonymous' }
/** A user of the portal who makes a call. */
export type VendorCaller = VendorUser & {
  /** The action of the call, which a role of the user must allow. */
  readonly action: MemberCallAction
}
export type VendorUser = {
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
  /** Roles in the country of the request. With none, only calls about the own account are allowed. */
  readonly grants: readonly OperatorGrant[]
  /** Absent for a program with a token. */
  readonly sessionId?: string
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
/** Begins the `Authorization` header of an operator who views a page. */
export const VIEW_SCHEME = 'View '

/** The page that an operator views. */
export type ViewSubject =
  | { readonly kind: 'shop'; readonly vendorId: string }
  | { readonly kind: 'customer'; readonly vendorId: string; readonly orderId: string }
/**
 * Operator who views the page of a shop or of a customer for some minutes. Only calls that change nothing are allowed; those
 * for vendors take it like a user with a grant for exactly the viewed shop.
 */
export type ViewerCaller = Viewing & { readonly action: MemberCallAction }
export type Viewing = {
  readonly kind: 'viewer'
  readonly viewId: string
  readonly operatorId: string
  readonly operatorName: string
  readonly country: CountryCode
  readonly subject: ViewSubject
  readonly expiresAt: Date
  /** Made from the view; the owner of no shop has it. */
  readonly userId: string
  /** The viewed shop; none for the page of a customer. */
  readonly vendorIds: readonly string[]
}
/** Program of a business, with a key. Calls for vendors take it like a user with a grant for exactly `vendorIds`. */
export interface ProgramCaller {
  readonly kind: 'program'
  readonly keyId: string
  readonly country: CountryCode
  /** With `test` all ids below are of the test mode of the business. */
  readonly mode: KeyMode
  readonly scopes: readonly KeyScope[]
  /** The business of the key: a vendor without a parent. */
  readonly businessId: string
  /** The business itself, which includes its outlets, or single collection points. */
  readonly vendorIds: readonly string[]
  /** The key is for these collection points alone, without the outlets of parents among them. */
  readonly isExact: boolean
  /** Made from the key; the owner of no shop has it. */
  readonly userId: string
  /** Roles of people do not count: the key has scopes instead. */
  readonly action: 'self'
}
export type Caller =
  | Anonymous
  | VendorCaller
  | RiderCaller
  | OperatorCaller
  | HelpCaller
  | ViewerCaller
  | ProgramCaller

/** The caller that each audience gets. */
export interface CallerOf {
  readonly open: Anonymous
  readonly vendor: VendorCaller
  readonly rider: RiderCaller
  readonly operator: OperatorCaller
  readonly help: HelpCaller
  readonly viewer: ViewerCaller
  readonly program: ProgramCaller
}

/** The caller as its recogniser finds it, before the call is known. */
interface RecognisedAs extends Omit<CallerOf, 'vendor' | 'viewer'> {
  readonly vendor: VendorUser
  readonly viewer: Viewing
}

export type KnownAudience = 'vendor' | 'rider' | 'operator' | 'help' | 'viewer' | 'program'

export type Recognised<A extends KnownAudience> =
  | { readonly ok: true; readonly caller: RecognisedAs[A]; readonly expiresAt?: Date }
  | { readonly ok: false; readonly code: ErrorCode }

/** Reads the whole `Authorization` header; the country is the one the request is for, the address where it came from. */
export type Recogniser<A extends KnownAudience> = (
  authorization: string,
  country: CountryCode,
  address?: string,
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
    address?: string,
  ): Promise<Recognised<A>>
}

export function createCallers(): Callers {
  const known: Entries = { vendor: [], rider: [], operator: [], help: [], viewer: [], program: [] }
  return {
    recognise(audience, recogniser, claims) {
      known[audience].push({ recogniser, claims })
    },
    async who(audience, authorization, country, address) {
      if (!authorization) return { ok: false, code: 'auth.required' }
      const entries = known[audience]
      const entry =
        entries.find(({ claims }) => claims?.(authorization)) ?? entries.find((one) => !one.claims)
      return entry ? entry.recogniser(authorization, country, address) : { ok: false, code: 'auth.required' }
    },
  }
}
