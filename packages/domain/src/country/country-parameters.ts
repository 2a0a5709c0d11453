import type { PaymentMethod } from './deployment.ts'
import type { ExceptionSeconds } from '../limits/index.ts'
import type { DocumentKind } from './document-kinds.ts'

/** Amounts in units of the country's currency, decimals as it has them. */
export interface Tariff {
  readonly base: number
  readonly perKm: number
  /** Kilometres that the base already pays for. */
  readonly includedKm: number
  /** Added when the rider is to collect cash. */
  readonly cashExtra: number
}

/** Pay of riders in units of the country's currency. */
export interface RiderPay {
  readonly base: number
  readonly perKm: number
  /** For each minute of waiting after the first ten. */
  readonly perWaitMinute: number
}

/** Settings of a country; an operator may change each by a row of its own. */
export interface CountryParameters {
  readonly tariff: Tariff
  /** Of the tax that a fee includes; 0 where there is none. */
  readonly taxPercent: number
  /** Validity of a quoted fee, in seconds. */
  readonly quoteSeconds: number
  /** Sum that one rider may have advanced to shops and not got back, in units of the currency; 0 for nothing. */
  readonly riderAdvanceLimit: number
  /** Cash of customers that a rider may have in hand; above it no orders with cash are offered. */
  readonly riderCashLimit: number
  readonly riderPay: RiderPay
  /** Parcels that a rider has in hand at once, where the vehicle has room for as many. */
  readonly riderParcels: number
  /** Seconds without a rider after which the shop is asked. */
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
  /** Documents without which a rider gets no offers, as far as the vehicle needs them; empty where none are required. */
  readonly riderDocuments: readonly DocumentKind[]
  /** Refunds and write-offs by hand above this need a second operator, in units of the currency; 0 for all of them. */
  readonly moneyApprovalLimit: number
  /** Days after which a document is deleted that was refused, replaced or has expired, or whose rider has left. */
  readonly riderDocumentDays: number
  /** Days after which a strike of a rider expires. */
  readonly riderStrikeDays: number
  /** Seconds after which a state is an exception for operators. */
  readonly exceptionSeconds: ExceptionSeconds
}
