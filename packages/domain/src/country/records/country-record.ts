import type { Point } from '../../geo/index.ts'
import type { Currency } from '../../money/index.ts'
import type { BrandId } from '../brands.ts'
import type { RegistrationType } from '../deployment.ts'
import type { LocaleTag } from '../locale.ts'
import type { CountryParameters, Tariff } from '../country-parameters.ts'

/** Parameters that are the same in most countries. */
type OwnParameters = Pick<
  CountryParameters,
  'maxWeightKg' | 'maxSideCm' | 'amountRequired' | 'minimumAmount' | 'orderItemValueExceedLimit'
>

/** All facts that differ between countries. An optional field that is absent means the usual value. */
export interface CountryRecord extends Partial<OwnParameters> {
  /** In English. */
  readonly name: string
  /** Number of ISO 3166-1, the id of the outline in the world map. */
  readonly isoNumber: string
  readonly brand: BrandId
  readonly currency: Currency
  /** The first is the default. */
  readonly languages: readonly LocaleTag[]
  /** Language of the street signs where most customers search addresses in it; English elsewhere. */
  readonly addressLanguage?: string
  /** With its plus. */
  readonly phonePrefix: string
  /** IANA zone in which most people live. */
  readonly timezone: string
  readonly otherTimezones?: readonly string[]
  readonly mapCentre: Point
  readonly registrationType: RegistrationType
  /** Region of the data centre. */
  readonly region: string
  /** Businesses sign up through a partner programme. */
  readonly hasPartnerSignUp?: boolean
  /** The General Data Protection Regulation applies, which Norway took over. */
  readonly isUnderGdpr?: boolean
  /** People live in tall blocks, where a rider cannot find the customer without the unit. */
  readonly needsUnit?: boolean
  /** Dates in figures begin with the month. */
  readonly isMonthFirst?: boolean
  /** Years are counted from 1911, the beginning of the Republic of China. */
  readonly countsRepublicYears?: boolean
  /** The provider that takes cards in this country alone, where its flag is on. */
  readonly cardProvider?: 'taiwan_creditcard'
  /** Without a published price: about the cost of a short city ride there. */
  readonly tariff: Pick<Tariff, 'base' | 'perKm'> & Partial<Tariff>
  /** Value-added, goods-and-services or sales tax on a courier's fee by the law at the beginning of 2026. */
  readonly taxPercent: number
  readonly maxDistanceKm: number
  /** Without a published limit: a few usual orders, about 100 euros, less where a day's cash of a rider is less. */
  readonly riderAdvanceLimit: number
}
