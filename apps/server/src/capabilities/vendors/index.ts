import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { type ActingUser, actFor } from './policy.ts'
import { vendorRoutes } from './routes.ts'
import { loadVendor, outletIdsOf } from './outlets.ts'
import type { VendorRow } from './vendor-row.ts'

export type { ActingUser } from './policy.ts'
export { isPlaced, type PlacedVendor, type VendorRow } from './vendor-row.ts'

export interface VendorsDoor {
  routes(app: FastifyInstance): void
  /** The vendor, when this user may act for it; undefined looks the same for one that there is not. */
  actFor(user: ActingUser, vendorId: string): Promise<VendorRow | undefined>
  mayAct(user: ActingUser, vendorId: string): Promise<boolean>
  load(vendorId: string): Promise<VendorRow | undefined>
  /** The vendor itself, and with `includeOutlets` the outlets of a parent; none when the user may not act for it. */
  vendorsSeenBy(user: ActingUser, vendorId: string, includeOutlets: boolean): Promise<readonly string[]>
}

/** Vendors and their outlets: who they are, and who may act for them. */
export function vendors({ db, live }: Platform): VendorsDoor {
  const door: VendorsDoor = {
    routes: (app) => vendorRoutes(app, db),
    actFor: (user, vendorId) => actFor(db, user, vendorId),
    mayAct: async (user, vendorId) => (await actFor(db, user, vendorId)) !== undefined,
    load: (vendorId) => loadVendor(db, vendorId),
    async vendorsSeenBy(user, vendorId, includeOutlets) {
      const vendor = await actFor(db, user, vendorId)
      if (!vendor) return []
      return includeOutlets ? [vendorId, ...(await outletIdsOf(db, vendor))] : [vendorId]
    },
  }
  live.authorise((user, vendorId, includeOutlets) => door.vendorsSeenBy(user, vendorId, includeOutlets))
  return door
}
