import { operatorCalls, vendorCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { deliveryAreaOf } from '@beckon/domain/delivery'
import type { FastifyInstance } from 'fastify'
import type { VendorCaller } from '../../../platform/auth/callers.ts'
import { serve } from '../../../platform/http/serve.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { createOutlet } from './outlets/create-outlet.ts'
import { createVendor } from './create-vendor.ts'
import { inviteOwner } from './invite-owner.ts'
import { listOwners } from './owners.ts'
import { actFor } from './policy.ts'
import { presentVendor } from './present-vendor.ts'
import { removeOwner } from './remove-owner.ts'
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
    const vendor = await actFor(db, caller, params.id)
    const [owned] = vendor ? await withOwners(db, caller, [vendor]) : []
    return owned ? { result: presentVendor(owned, deployment) } : refuse('vendor.not-found')
  })
  serve(app, vendorCalls.getDeliveryArea, async ({ caller, params }) => {
    const vendor = await actFor(db, caller, params.id)
    if (!vendor) return refuse('vendor.not-found')
    return { result: { delivery_area: deliveryAreaOf(vendor) } }
  })
  serve(app, vendorCalls.putVendorAddress, async ({ caller, params, deployment, body }) => {
    const vendor = await saveAddress(deps, caller, params.id, body)
    if (isRefusal(vendor)) return vendor
    const [owned] = await withOwners(db, caller, [vendor])
    return owned ? { result: presentVendor(owned, deployment) } : refuse('vendor.not-found')
  })
  serve(app, operatorCalls.createVendor, (context) => createVendor(deps, context))
  serve(app, vendorCalls.listOwners, ({ caller, params }) => listOwners(deps, caller, params.id))
  serve(app, vendorCalls.inviteOwner, ({ caller, params, deployment, body, language }) =>
    inviteOwner(deps, { caller, deployment, language }, { vendorId: params.id, typed: body.email_address }),
  )
  serve(app, vendorCalls.removeOwner, ({ caller, params }) =>
    removeOwner(deps, caller, { vendorId: params.id, ownerId: params.ownerId }),
  )
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
