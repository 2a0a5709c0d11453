import { type CountryCode, countryCodes } from './country-code.ts'
import type { CountryParameters, RiderPay, Tariff } from './country-parameters.ts'
import { exceptionSeconds, RIDER_PARCELS } from '../limits/index.ts'
import { countries } from './records/index.ts'

/** Limits of a parcel where a country has none of its own. */
export const usualLimits = { maxWeightKg: 5, maxSideCm: 45 } as const

/** Retention in days of personal data, needed for disputes; the regulation allows no longer than necessary. */
const KEPT_DAYS = { underGdpr: 30, elsewhere: 90 } as const

/** Shares of the tariff that riders get; the rest pays for the service. */
const RIDER_SHARE = { base: 0.7, perKm: 0.8, perWaitMinute: 0.03 } as const

/** Three decimals: as many as any currency has. */
const rounded = (amount: number): number => Math.round(amount * 1000) / 1000

const riderPayOf = ({ base, perKm }: Pick<Tariff, 'base' | 'perKm'>): RiderPay => ({
  base: rounded(base * RIDER_SHARE.base),
  perKm: rounded(perKm * RIDER_SHARE.perKm),
  perWaitMinute: rounded(base * RIDER_SHARE.perWaitMinute),
})

function parametersOf(country: CountryCode): CountryParameters {
  const record = countries[country]
  const keptDays = record.isUnderGdpr ? KEPT_DAYS.underGdpr : KEPT_DAYS.elsewhere
  return {
    tariff: { includedKm: 0, cashExtra: 0, ...record.tariff },
    taxPercent: record.taxPercent,
    quoteSeconds: 600,
    riderAdvanceLimit: record.riderAdvanceLimit,
    // A day's cash of about ten usual orders.
    riderCashLimit: record.riderAdvanceLimit * 2,
    riderPay: riderPayOf(record.tariff),
    riderParcels: RIDER_PARCELS,
    searchSeconds: 15 * 60,
    maxDistanceKm: record.maxDistanceKm,
    maxWeightKg: record.maxWeightKg ?? usualLimits.maxWeightKg,
    maxSideCm: record.maxSideCm ?? usualLimits.maxSideCm,
    serviceHours: '0000:2359',
    amountRequired: record.amountRequired ?? true,
    minimumAmount: record.minimumAmount ?? 0,
    orderItemValueExceedLimit: record.orderItemValueExceedLimit ?? -1,
    paymentMethods: ['CASH_ON_DELIVERY', 'PAID', 'PAYMENT_ON_DELIVERY'],
    allOutletOrders: true,
    onlinePaymentActivated: false,
    proofPhotoDays: keptDays,
    messageDays: keptDays,
    callDays: 30,
    riderDocuments: [],
    riderDocumentDays: keptDays,
    // About the fees of five usual orders.
    moneyApprovalLimit: rounded(record.tariff.base * 5),
    riderStrikeDays: 90,
    exceptionSeconds,
  }
}

/** The initial parameters of each country. */
export const parameters = Object.fromEntries(
  countryCodes.map((country) => [country, parametersOf(country)]),
) as Readonly<Record<CountryCode, CountryParameters>>

export const needsUnit = (country: CountryCode): boolean => countries[country].needsUnit ?? false

/** Grams. Letters up to this weight are reserved for the postal service. */
export const POSTAL_MONOPOLY_GRAMS = 500
/** Minutes: what a delivery takes as a rule, and at most when it is wanted at once. */
export const TYPICAL_MINUTES = 30
export const INSTANT_MINUTES = 60
