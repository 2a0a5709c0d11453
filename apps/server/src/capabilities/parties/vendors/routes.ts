import { operatorCalls, vendorCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { deliveryAreaOf } from '@beckon/domain/delivery'
import type { FastifyInstance } from 'fastify'
import type { VendorCaller } from '../../../platform/auth/callers.ts'
import { serve } from '../../../platform/http/serve.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { createOutlet } from './outlets/create-outlet.ts'
import { deskRoutes } from './desk/desk-routes.ts'
import { createVendor } from './create-vendor.ts'
import { vendorFor } from './policy.ts'
import { memberRoutes } from './members/member-routes.ts'
import { presentVendor } from './present-vendor.ts'
import { saveAddress } from './outlets/save-address.ts'
import { updateOutlet } from './outlets/update-outlet.ts'
import type { VendorDeps } from './deps.ts'
import type { VendorRow } from './vendor-row.ts'
import { vendorsForSelector, withOwners } from './vendors-for-selector.ts'

export function vendorRoutes(app: FastifyInstance, deps: VendorDeps): void {
  const { db } = deps
  serve(app, vendorCalls.listVendors, async ({ caller, deployment }) => {
    const vendors = await vendorsForSelector(db, caller)
    return { result: { vendors: vendors.map((vendor) => presentVendor(vendor, deployment)) } }
  })
  serve(app, vendorCalls.getVendor, async ({ caller, params, deployment }) => {
    const vendor = await vendorFor(db, caller, params.id)
    if (isRefusal(vendor)) return vendor
    const [owned] = await withOwners(db, caller, [vendor])
    return owned ? { result: presentVendor(owned, deployment) } : refuse('vendor.not-found')
  })
  serve(app, vendorCalls.getDeliveryArea, async ({ caller, params }) => {
    const vendor = await vendorFor(db, caller, params.id)
    if (isRefusal(vendor)) return vendor
    return { result: { delivery_area: deliveryAreaOf(vendor) } }
  })
  serve(app, vendorCalls.putVendorAddress, async ({ caller, params, deployment, body }) => {
    const vendor = await saveAddress(deps, caller, params.id, body)
    if (isRefusal(vendor)) return vendor
    const [owned] = await withOwners(db, caller, [vendor])
    return owned ? { result: presentVendor(owned, deployment) } : refuse('vendor.not-found')
  })
  deskRoutes(app, deps)
  serve(app, operatorCalls.createVendor, (context) => createVendor(deps, context))
  memberRoutes(app, deps)
  const present = async (caller: VendorCaller, deployment: Deployment, vendor: VendorRow) => {
    const [owned] = await withOwners(db, caller, [vendor])
    return owned ? { result: presentVendor(owned, deployment) } : refuse('vendor.not-found')
  }
  serve(app, vendorCalls.createOutlet, async ({ caller, deployment, language, body, idempotencyKey }) => {
    const by = { caller, deployment, language }
    const vendor = await createOutlet(deps, by, { payload: body, key: idempotencyKey ?? '' })
    return isRefusal(vendor) ? vendor : present(caller, deployment, vendor)
  })
  serve(app, vendorCalls.updateOutlet, async ({ caller, deployment, language, params, body }) => {
    const vendor = await updateOutlet(
      deps,
      { caller, deployment, language },
      { id: params.id, payload: body },
    )
    return isRefusal(vendor) ? vendor : present(caller, deployment, vendor)
  })
}
