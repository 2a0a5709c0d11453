import type { CountryParameters, Deployment } from '@beckon/domain/country'
import { knownPoint } from '@beckon/domain/geo'
import { toMinor } from '@beckon/domain/money'
import type { CreationFacts, OrderFields } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { FlaggedShop } from '../../../settings/flags/index.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderToPlace } from './order-to-place.ts'

interface FactsInput {
  readonly request: OrderToPlace
  readonly deployment: Deployment
  readonly vendor: CreationFacts['vendor'] & FlaggedShop
  readonly online?: true
}

/** Gathers the facts that decide whether an order can be created. */
export async function creationFacts(
  { isOn, clock }: Pick<OrderDeps, 'isOn' | 'clock'>,
  { request, deployment, vendor, online }: FactsInput,
  parameters: CountryParameters,
): Promise<CreationFacts> {
  const { country, timezone } = deployment
  const takesPreorders = request.preordered_for !== null && (await isOn(country, 'PreOrder', vendor))
  const takesNone =
    request.order.payment_method === 'NONE' && (await isOn(country, 'NonePaymentMethod', vendor))
  const now = unixSeconds(clock.now())
  return {
    fields: fieldsOf(request, deployment),
    rules: { ...parameters, country, timezone, takesPreorders, takesNone, now },
    vendor,
    isPaidOnline: online === true,
  }
}

function fieldsOf(request: OrderToPlace, { currency }: Deployment): OrderFields {
  const { customer, order } = request
  const { parcel } = order
  return {
    vendorId: request.vendor_id,
    unit: customer.unit_number ?? '',
    name: customer.name,
    phone: customer.phone_number,
    description: order.description,
    address: customer.location.address,
    point: knownPoint(customer.location),
    amount: order.amount,
    isAmountExact: toMinor(order.amount, currency).ok,
    paymentMethod: order.payment_method,
    vatNumber: request.vat_number ?? '',
    preorderedFor: request.preordered_for,
    // The form asks for weight and size; programs of shops may not have that question.
    parcel: parcel && { grams: parcel.weight_grams, sideCm: parcel.longest_side_cm },
  }
}
