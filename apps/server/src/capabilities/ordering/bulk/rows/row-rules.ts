import type { Quote } from '@beckon/contract'
import type { BulkPayment, RowRules } from '@beckon/domain/bulk'
import type { CountryParameters, Deployment, PaymentMethod } from '@beckon/domain/country'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Refusal } from '../../../../platform/refusal.ts'
import type { SearchedPlace } from '../../../parties/places/index.ts'
import type { LocatedVendor } from '../../../parties/vendors/index.ts'
import type { BulkDeps } from '../deps.ts'

/** All that the rows of one upload are checked against. */
export interface RowContext {
  readonly vendor: LocatedVendor
  readonly deployment: Deployment
  readonly parameters: CountryParameters
  readonly rules: RowRules
  /** BCP 47, for addresses. */
  readonly language: string
  /** Lookups of earlier rows: in one sheet many rows go to the same house at the same fee. */
  readonly known: Lookups
}

export interface Lookups {
  readonly places: Map<string, Promise<readonly SearchedPlace[]>>
  readonly quotes: Map<string, Promise<Quote | Refusal>>
  /** Whether the service is open, by the second. */
  readonly open: Map<number, boolean>
}

export async function rowContextOf(
  deps: BulkDeps,
  vendor: LocatedVendor,
  language: string,
): Promise<RowContext> {
  const deployment = deps.deploymentOf(vendor.country)
  const parameters = await deps.parameters.of(vendor.country)
  const { paymentMethods } = parameters
  const payments = paymentMethods.filter((one) => vendor.payment_methods[one] !== false)
  return {
    vendor,
    deployment,
    parameters,
    language,
    known: { places: new Map(), quotes: new Map(), open: new Map() },
    rules: {
      ...rulesFor(deployment, parameters, payments),
      takesPreorders: await deps.isOn(deployment.country, 'PreOrder', vendor),
      now: unixSeconds(deps.clock.now()),
      near: { latitude: vendor.latitude, longitude: vendor.longitude },
    },
  }
}

/** Card payments need the card holder for each one, so they are not offered for hundreds of rows. */
const offered = ['PAID', 'CASH_ON_DELIVERY'] as const satisfies readonly BulkPayment[]

/** Returns the rules of a row by the country and its available payment methods. */
export function rulesFor(
  deployment: Deployment,
  parameters: CountryParameters,
  methods: readonly PaymentMethod[],
): Omit<RowRules, 'takesPreorders' | 'now' | 'near'> {
  const payments = offered.filter((one) => methods.includes(one))
  return {
    country: deployment.country,
    currency: deployment.currency,
    timezone: deployment.timezone,
    amountRequired: parameters.amountRequired,
    minimumAmount: parameters.minimumAmount,
    valueLimit: parameters.orderItemValueExceedLimit,
    maxWeightKg: parameters.maxWeightKg,
    maxSideCm: parameters.maxSideCm,
    payments,
    defaultPayment: payments.find((one) => one === deployment.defaultPaymentMethod) ?? payments[0] ?? null,
  }
}
