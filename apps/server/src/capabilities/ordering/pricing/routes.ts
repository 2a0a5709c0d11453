import { isPaidAtDoor } from '@beckon/domain/payment'
import { type BodyOf, deliveryCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import type { VendorRow } from '../../parties/vendors/index.ts'
import { checkDelivery } from './check-delivery.ts'
import type { Delivery } from './delivery.ts'
import { estimateTimes } from './estimate-times.ts'
import type { PricingDeps } from './deps.ts'
import { quoteFee } from './quote-fee.ts'

export function pricingRoutes(app: FastifyInstance, deps: PricingDeps): void {
  serve(app, deliveryCalls.quoteFee, async ({ caller, body, deployment }) => {
    const vendor = await deps.vendors.vendorFor(caller, body.vendor_id)
    return isRefusal(vendor) ? vendor : quoteFee(deps, deliveryOf(body, vendor, deployment))
  })
  serve(app, deliveryCalls.validateArea, async ({ caller, body, deployment }) => {
    const vendor = await deps.vendors.vendorFor(caller, body.vendor_id)
    if (isRefusal(vendor)) return vendor
    const { vendor_location: source, location: destination, preordered_for: collectAt = null } = body
    return checkDelivery(deps, { vendor, deployment, source, destination, collectAt })
  })
  serve(app, deliveryCalls.estimate, async ({ caller, body, deployment }) => {
    const vendor = await deps.vendors.vendorFor(caller, body.vendor_id)
    if (isRefusal(vendor)) return vendor
    return { result: await estimateTimes(deps, deliveryOf(body, vendor, deployment)) }
  })
}

type DeliveryBody = BodyOf<typeof deliveryCalls.quoteFee>

/** Before a payment method is chosen, the price is that of the country's default method. */
function deliveryOf(body: DeliveryBody, vendor: VendorRow, deployment: Deployment): Delivery {
  return {
    vendor,
    deployment,
    source: body.source,
    destination: body.destination,
    type: body.delivery_type,
    collectAt: body.delivery_type === 'LATER' ? (body.preordered_for ?? null) : null,
    cash: isPaidAtDoor(body.payment_method ?? deployment.defaultPaymentMethod),
  }
}
