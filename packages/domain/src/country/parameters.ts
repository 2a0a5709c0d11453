import type { CountryCode } from './country-code.ts'
import type { PaymentMethod } from './deployment.ts'
import { taxRates } from './tax-rates.ts'

/** Amounts in units of the country's currency, decimals as it has them. */
export interface Tariff {
  readonly base: number
  readonly perKm: number
  /** Kilometres that the base already pays for. */
  readonly includedKm: number
  /** Added when the rider is to collect cash. */
  readonly cashExtra: number
}

/** What a country sets; an operator may change each by a row of its own. */
export interface CountryParameters {
  readonly tariff: Tariff
  /** Of the tax that a fee includes; 0 where there is none. */
  readonly taxPercent: number
  /** So long a fee that was quoted is kept. */
  readonly quoteSeconds: number
  /** After so long without a rider the shop is asked what to do. */
  readonly searchSeconds: number
  readonly maxDistanceKm: number
  readonly maxWeightKg: number
  /** The longest side of a parcel, by the box on the back of a motorbike. */
  readonly maxSideCm: number
  /** `dddd:dddd`; equal halves, or 0000:2359, mean always. */
  readonly serviceHours: string
  readonly amountRequired: boolean
  readonly minimumAmount: number
  /** Above this an item's value is to be confirmed; -1 for never. */
  readonly orderItemValueExceedLimit: number
  readonly paymentMethods: readonly PaymentMethod[]
  readonly allOutletOrders: boolean
  readonly onlinePaymentActivated: boolean
  /** Days after which these are deleted: photos of a hand-over, what shop and rider wrote, who called whom. */
  readonly proofPhotoDays: number
  readonly messageDays: number
  readonly callDays: number
}

type Row = readonly [base: number, perKm: number, maxDistanceKm: number, change?: Partial<CountryParameters>]

/** What a rider carries where a country has no limit of its own. */
export const usualLimits = { maxWeightKg: 5, maxSideCm: 45 } as const

/** Of the figures that no published price gives, each is set to about what a short city ride costs there. */
const rows: Readonly<Record<CountryCode, Row>> = {
  BH: [0.6, 0.1, 10],
  EG: [25, 5, 10],
  HK: [30, 6, 10, { maxWeightKg: 10, orderItemValueExceedLimit: 1000 }],
  JO: [1, 0.2, 10],
  KW: [0.75, 0.1, 12, { amountRequired: false }],
  MY: [4.75, 0.5, 10, { maxWeightKg: 15, maxSideCm: 50, orderItemValueExceedLimit: 200 }],
  OM: [0.8, 0.1, 10],
  PH: [49, 7, 10, { maxWeightKg: 20, maxSideCm: 50, orderItemValueExceedLimit: 10_000 }],
  PK: [65, 10, 5, { minimumAmount: 100 }],
  QA: [8, 1.5, 10],
  SG: [6, 1, 10],
  TH: [35, 7, 15],
  TW: [99, 10, 12, { maxWeightKg: 20, maxSideCm: 50, orderItemValueExceedLimit: 5000 }],
  AE: [10, 2, 10],
  MM: [1300, 200, 4, { orderItemValueExceedLimit: 300_000 }],
  BD: [55, 5, 10],
  KH: [1.2, 0.3, 10],
  SE: [59, 9, 10],
  LA: [15_000, 2500, 10],
  HU: [890, 150, 10],
  JP: [400, 80, 8],
  NO: [69, 10, 10],
  FI: [5.9, 0.9, 10],
  DE: [4.9, 0.9, 8],
  CZ: [79, 12, 10],
  SA: [12, 2, 12],
  GR: [3, 0.6, 8],
  CY: [3, 0.6, 8],
  DK: [45, 8, 10],
  PL: [12, 2.5, 10],
  RS: [220, 40, 10],
}

/** Under the General Data Protection Regulation nothing is kept for longer than a dispute needs it. */
const keepsShortly: readonly CountryCode[] = ['CY', 'CZ', 'DE', 'DK', 'FI', 'GR', 'HU', 'NO', 'PL', 'SE']

function parametersOf(country: CountryCode, [base, perKm, maxDistanceKm, change]: Row): CountryParameters {
  return {
    tariff: { base, perKm, includedKm: 0, cashExtra: country === 'TW' ? 25 : 0 },
    taxPercent: taxRates[country],
    quoteSeconds: 600,
    searchSeconds: 15 * 60,
    maxDistanceKm,
    ...usualLimits,
    serviceHours: '0000:2359',
    amountRequired: true,
    minimumAmount: 0,
    orderItemValueExceedLimit: -1,
    paymentMethods: ['CASH_ON_DELIVERY', 'PAID', 'PAYMENT_ON_DELIVERY'],
    allOutletOrders: true,
    onlinePaymentActivated: false,
    proofPhotoDays: keepsShortly.includes(country) ? 30 : 90,
    messageDays: keepsShortly.includes(country) ? 30 : 90,
    callDays: 30,
    ...change,
  }
}

export const parameters: Readonly<Record<CountryCode, CountryParameters>> = Object.fromEntries(
  Object.entries(rows).map(([country, row]) => [country, parametersOf(country as CountryCode, row)]),
) as Record<CountryCode, CountryParameters>

/** Where people live in tall blocks a rider cannot find the customer without the unit. */
export const asksForUnit = (country: CountryCode): boolean => country === 'SG'

/** Grams. Lighter letters are the post's. */
export const WRITTEN_MESSAGE_GRAMS = 500
/** Minutes: what a delivery takes as a rule, and at most when it is wanted at once. */
export const TYPICAL_MINUTES = 30
export const INSTANT_MINUTES = 60
