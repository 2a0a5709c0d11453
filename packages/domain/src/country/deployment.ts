import type { Point } from '../geo/index.ts'
import type { Currency } from '../money/index.ts'
import type { BrandId } from './brands.ts'
import type { CountryCode } from './country-code.ts'
import type { LocaleTag } from './locale.ts'

export const environments = ['san', 'stg', 'prd'] as const
export type Environment = (typeof environments)[number]

export const paymentMethods = ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** PV: registration by vendor code. NPV: by business name. */
export type RegistrationType = 'PV' | 'NPV'

/** Pages outside the portal, and its own: absolute addresses, or paths of the portal. */
export interface Links {
  readonly privacy: string
  readonly terms: string
  /** Null where there is none. */
  readonly documentation: string | null
  /** Null where businesses do not sign up through a partner. */
  readonly partnerSignUp: string | null
}

/** All that makes the portal the portal of one country. */
export interface Deployment {
  readonly country: CountryCode
  /** In English. */
  readonly name: string
  readonly brand: BrandId
  readonly currency: Currency
  /** English among them always. */
  readonly languages: readonly LocaleTag[]
  readonly defaultLanguage: LocaleTag
  /** With its plus. */
  readonly phonePrefix: string
  /** IANA zone that days and hours are counted in. */
  readonly timezone: string
  /** Other zones of the country, where it has more than one. */
  readonly otherTimezones: readonly string[]
  readonly defaultPaymentMethod: PaymentMethod
  readonly registrationType: RegistrationType
  readonly environment: Environment
  readonly region: string
  /** Minutes; no arrival is promised sooner. */
  readonly minimumEta: number
  readonly mapCentre: Point
  /** Hosts that are this country, beside `{code}.localhost`. */
  readonly domains: readonly string[]
  readonly links: Links
  /** Where businesses without an account manager write to. */
  readonly supportEmail: string
}
