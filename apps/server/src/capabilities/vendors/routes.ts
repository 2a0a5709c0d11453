import { vendorCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { actFor } from './policy.ts'
import { presentVendor } from './present-vendor.ts'
import { vendorsForSelector, withOwners } from './vendors-for-selector.ts'

export function vendorRoutes(app: FastifyInstance, db: Database): void {
  serve(app, vendorCalls.listVendors, async ({ caller, deployment }) => {
    const vendors = await vendorsForSelector(db, caller)
    return { result: { vendors: vendors.map((vendor) => presentVendor(vendor, deployment)) } }
  })
  serve(app, vendorCalls.getVendor, async ({ caller, params, deployment }) => {
    const vendor = await actFor(db, caller, params.id)
    const [owned] = vendor ? await withOwners(db, [vendor]) : []
    return owned ? { result: presentVendor(owned, deployment) } : refuse('vendor.not-found')
  })
}
