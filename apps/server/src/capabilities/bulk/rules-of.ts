import type { BulkPayment, RowRules } from '@beckon/domain/bulk'
import type { CountryParameters, Deployment } from '@beckon/domain/country'
import { unixSeconds } from '../../platform/clock.ts'
import type { PlacedVendor } from '../vendors/index.ts'
import type { BulkParts } from './bulk-parts.ts'

/** All that the rows of one upload are checked against. */
export interface Checking {
  readonly vendor: PlacedVendor
  readonly deployment: Deployment
  readonly parameters: CountryParameters
  readonly rules: RowRules
  /** BCP 47, for addresses. */
  readonly language: string
}

export async function checkingOf(
  parts: BulkParts,
  vendor: PlacedVendor,
  language: string,
): Promise<Checking> {
  const deployment = parts.deploymentOf(vendor.country)
  const parameters = await parts.parameters.of(vendor.country)
  const payments = paymentsOf(vendor, parameters)
  return {
    vendor,
    deployment,
    parameters,
    language,
    rules: {
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
      takesPreorders: await parts.isOn(deployment.country, 'PreOrder'),
      now: unixSeconds(parts.clock.now()),
      near: { latitude: vendor.latitude, longitude: vendor.longitude },
    },
  }
}

/** Cards are asked for one by one, by whoever holds them: not for hundreds of rows. */
const offered = ['PAID', 'CASH_ON_DELIVERY'] as const satisfies readonly BulkPayment[]

const paymentsOf = (vendor: PlacedVendor, { paymentMethods }: CountryParameters): BulkPayment[] =>
  offered.filter((one) => paymentMethods.includes(one) && vendor.payment_methods[one] !== false)
