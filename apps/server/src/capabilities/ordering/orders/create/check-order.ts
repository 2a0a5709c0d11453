import type { OrderRequest, WireParcel } from '@beckon/contract'
import type { CountryParameters, Deployment } from '@beckon/domain/country'
import { type Money, money, toMinor } from '@beckon/domain/money'
import {
  checkRequest,
  offeredPayments,
  parcelViolation,
  preorderViolation,
  vatViolation,
} from '@beckon/domain/request'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { VendorRow } from '../../../parties/vendors/index.ts'

interface Check {
  readonly request: OrderRequest
  readonly deployment: Deployment
  readonly parameters: CountryParameters
  /** Seconds since 1970. */
  readonly now: number
  /** Whether a later time can be asked for. */
  readonly takesPreorders: boolean
  /** Whether an order may go without any payment. */
  readonly takesNone: boolean
}

/** The amount in minor units when nothing is wrong; else every fault, the first as the summary. */
export function checkOrder(check: Check): Money | Refusal {
  const { request, deployment, parameters } = check
  const { customer, order } = request
  const amount = toMinor(order.amount, deployment.currency)
  const { latitude, longitude } = customer.location
  const checked = checkRequest(
    {
      vendorId: request.vendor_id,
      unit: customer.unit_number ?? '',
      name: customer.name,
      phone: customer.phone_number,
      description: order.description,
      address: customer.location.address,
      // The point 0, 0 lies in the sea: a form without a point sends it.
      point: latitude === 0 && longitude === 0 ? null : { latitude, longitude },
      amount: amount.ok ? order.amount : undefined,
      paymentMethod: order.payment_method === 'NONE' && !check.takesNone ? '' : order.payment_method,
    },
    {
      country: deployment.country,
      amountRequired: parameters.amountRequired,
      minimumAmount: parameters.minimumAmount,
    },
  )
  const violations: Violation[] = [...checked, ...laterViolations(check)]
  // Also where no amount is asked for, one with more decimals than the currency has is none.
  if (!amount.ok && !violations.some(({ field }) => field === 'amount')) {
    violations.push({ code: 'amount-invalid', field: 'amount' })
  }
  if (violations.length > 0) return invalidOrder(violations)
  return amount.ok ? amount.money : money(0, deployment.currency)
}

interface Violation {
  readonly code: string
  readonly field: string
}

/** Not among the nine: what only a call by hand, or a form whose time is over, gets wrong. */
function laterViolations(check: Check): Violation[] {
  const { vat_number, preordered_for, order } = check.request
  const { now, takesPreorders, parameters } = check
  const vat = vatViolation(vat_number ?? '')
  const later = preordered_for === null ? undefined : laterViolation(preordered_for, now, takesPreorders)
  // The form asks for weight and size; programs of shops may leave them out.
  const parcel = order.parcel && parcelViolation(orderKeyOf(order.parcel), parameters)
  return [
    ...(vat ? [{ code: vat, field: 'vatNumber' }] : []),
    ...(later ? [{ code: later, field: 'preorderedFor' }] : []),
    ...(parcel ? [{ code: parcel, field: 'parcel' }] : []),
  ]
}

const orderKeyOf = ({ weight_grams: grams, longest_side_cm: sideCm }: WireParcel) => ({ grams, sideCm })

const laterViolation = (at: number, now: number, takesPreorders: boolean) =>
  takesPreorders ? preorderViolation(at, now) : 'preorder-unavailable'

const keyOf = (code: string) => `request.fault.${code}`

/** `fields` has the key of the first fault of each field; the envelope's own key is the first one's. */
export function invalidOrder(violations: readonly Violation[]): Refusal {
  const fields: Record<string, string> = {}
  for (const { field, code } of violations) fields[field] ??= keyOf(code)
  return refuse('order.invalid', { translation_key: keyOf(violations[0]?.code ?? ''), fields })
}

interface PaymentCheck {
  readonly method: OrderRequest['order']['payment_method']
  readonly vendor: VendorRow
  readonly parameters: CountryParameters
  /** Orders without any payment are turned on. */
  readonly takesNone: boolean
}

/** Whether the country allows a payment method and the vendor has not turned it off. */
export const isPaymentAllowed = ({ method, vendor, parameters, takesNone }: PaymentCheck): boolean =>
  offeredPayments({
    country: parameters.paymentMethods,
    vendor: vendor.payment_methods,
    takesNone,
  }).includes(method)
