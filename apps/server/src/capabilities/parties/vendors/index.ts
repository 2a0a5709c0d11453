import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import { OPEN_OUTLET, openWaitingOutlet } from './outlets/create-outlet.ts'
import { guestVendors } from './guest-vendors.ts'
import { type NewBusiness, createSelfRegisteredVendor } from './open-vendor.ts'
import { ownersOf } from './owners.ts'
import { type ActingUser, actFor, actsForAny } from './policy.ts'
import { vendorRoutes } from './routes.ts'
import { loadVendor, outletIdsOf } from './outlets/outlets.ts'
import {
  areAllClosed,
  deleteBlank,
  deleteInvitation,
  findByCode,
  findInvitation,
  purgeUnregisteredOf,
  insertOwner,
  registerVendorsOf,
} from './store.ts'
import type { VendorDeps } from './deps.ts'
import type { VendorRow } from './vendor-row.ts'
import { retention } from './schema.ts'

export type { ActingUser } from './policy.ts'
export { businessOf, sameBusiness } from './same-business.ts'
export { hasLocation, type LocatedVendor, type VendorRow } from './vendor-row.ts'

/** Services for owning a vendor, used by accounts. */
export interface OwnershipService {
  /** A business that registers itself, with its owner. */
  open(tx: Tx, business: NewBusiness): Promise<string>
  /** The vendor that an operator made under this code. */
  byCode(db: Database, country: CountryCode, code: string): Promise<VendorRow | undefined>
  /** Removes a new business of this user without a place and without orders, to be replaced by another vendor. */
  takeBlank(tx: Tx, user: ActingUser): Promise<VendorRow | undefined>
  addOwner(tx: Tx, vendorId: string, userId: string): Promise<void>
  /** Adds an owner by invitation, who cannot remove a founder. */
  addInvited(tx: Tx, vendorId: string, userId: string): Promise<void>
  /** The owner's account is confirmed: its vendors are registered. */
  register(tx: Tx, userId: string): Promise<void>
  /** The owner's account was never confirmed: nothing of it stays. */
  purgeUnregistered(tx: Tx, userId: string): Promise<void>
  areAllClosed(db: Database, userId: string, country: CountryCode): Promise<boolean>
  invitation(db: Database, country: CountryCode, tokenHash: string): Promise<Invitation | undefined>
  /** Good once: it is gone with this transaction. */
  takeInvitation(tx: Tx, country: CountryCode, tokenHash: string): Promise<Invitation | undefined>
}

export interface Invitation {
  readonly vendor_id: string
  readonly vendor_name: string
  readonly email: string
}

export interface Contact {
  /** An email address, or a phone number with its plus. */
  readonly email: string
  /** BCP 47; null for the country's own. */
  readonly language: string | null
}

export interface VendorsService extends OwnershipService {
  readonly guests: typeof guestVendors
  routes(app: FastifyInstance): void
  /** Returns the vendor if this user may act for it; undefined also for a vendor that does not exist. */
  actFor(user: ActingUser, vendorId: string): Promise<VendorRow | undefined>
  mayAct(user: ActingUser, vendorId: string): Promise<boolean>
  /** Returns whether the user may act for one of these vendors, or for an outlet of one. */
  actsForAny(user: ActingUser, vendorIds: readonly string[]): Promise<boolean>
  load(vendorId: string): Promise<VendorRow | undefined>
  /** Returns everyone who acts for a vendor, directly or through its parent, with their languages. */
  ownersOf(tx: Tx, vendorId: string): Promise<readonly Contact[]>
  /** The vendor itself, and with `includeOutlets` the outlets of a parent; none when the user may not act for it. */
  vendorsSeenBy(user: ActingUser, vendorId: string, includeOutlets: boolean): Promise<readonly string[]>
}

export interface RequiredServices {
  readonly notify: NotifyService
  readonly isOn: VendorDeps['isOn']
}

/** Vendors and their outlets: who they are, and who may act for them. */
export function vendors(platform: Platform, { notify, isOn }: RequiredServices): VendorsService {
  const { db, live, clock, bus, jobs, config } = platform
  platform.retention.add(retention)
  const deps = {
    db,
    clock,
    bus,
    jobs,
    notify,
    isOn,
    pace: config.environment === 'prd' ? 1 : config.timeScale,
    linkTo: (deployment: Deployment, path: `/${string}`) => linkTo(config, deployment, path),
  }
  jobs.define<{ vendorId: string }>(OPEN_OUTLET, ({ vendorId }) => openWaitingOutlet(deps, vendorId))
  const service: VendorsService = {
    ...ownership(clock),
    guests: guestVendors,
    routes: (app) => vendorRoutes(app, deps),
    actFor: (user, vendorId) => actFor(db, user, vendorId),
    mayAct: async (user, vendorId) => (await actFor(db, user, vendorId)) !== undefined,
    actsForAny: (user, vendorIds) => actsForAny(db, user, vendorIds),
    load: (vendorId) => loadVendor(db, vendorId),
    async ownersOf(tx, vendorId) {
      const vendor = await loadVendor(tx, vendorId)
      return vendor ? ownersOf(tx, vendor) : []
    },
    async vendorsSeenBy(user, vendorId, includeOutlets) {
      const vendor = await actFor(db, user, vendorId)
      if (!vendor) return []
      return includeOutlets ? [vendorId, ...(await outletIdsOf(db, vendor))] : [vendorId]
    },
  }
  live.authorise((user, vendorId, includeOutlets) => service.vendorsSeenBy(user, vendorId, includeOutlets))
  return service
}

const ownership = (clock: Clock): OwnershipService => ({
  open: (tx, business) => createSelfRegisteredVendor(tx, business, clock.now()),
  byCode: findByCode,
  takeBlank: (tx, { userId, country }) => deleteBlank(tx, userId, country),
  addOwner: (tx, vendorId, userId) => insertOwner(tx, vendorId, userId),
  addInvited: (tx, vendorId, userId) => insertOwner(tx, vendorId, userId, true),
  register: registerVendorsOf,
  purgeUnregistered: purgeUnregisteredOf,
  areAllClosed,
  invitation: (db, country, tokenHash) => findInvitation(db, country, tokenHash, clock.now()),
  async takeInvitation(tx, country, tokenHash) {
    const invitation = await findInvitation(tx, country, tokenHash, clock.now())
    if (!invitation) return undefined
    return (await deleteInvitation(tx, invitation.vendor_id, tokenHash)) ? invitation : undefined
  },
})
