import type { CountryCode, Deployment, Tariff } from '@beckon/domain/country'
import type { NewShop } from '@beckon/domain/vendor'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import type { Platform } from '../../../platform/platform.ts'
import { rehearsalPace } from '../../../platform/config.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { recentlyRead } from '../../../platform/recently-read.ts'
import type { FlagsService } from '../../settings/flags/index.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import { OPEN_OUTLET, openWaitingOutlet } from './outlets/create-outlet.ts'
import { guestVendors } from './guest-vendors.ts'
import { type NewBusiness, createSelfRegisteredVendor } from './open-vendor.ts'
import { joinByInvitation } from './members/join.ts'
import {
  deleteInvitation,
  findInvitation,
  invitationsOf,
  type OpenInvitation,
  ownersOf,
} from './members/member-store.ts'
import { type ActingFor, createActingFor } from './acting-for.ts'
import { type ActingUser, actsForAny, businessFor, vendorFor } from './policy.ts'
import { codesIn, type KnownCodes, openMany } from './desk/open-many.ts'
import { vendorRoutes } from './routes.ts'
import { loadVendor, vendorsSeenBy } from './outlets/outlets.ts'
import {
  areAllClosed,
  deleteBlank,
  findByCode,
  purgeUnregisteredOf,
  insertOwner,
  registerVendorsOf,
} from './store.ts'
import type { VendorRow } from './vendor-row.ts'
import { retention } from './schema.ts'
import { copyToTestMode } from './test-vendors.ts'
import { vendorIdsFor, vendorPage } from './vendors-for-selector.ts'

export type { ActingCheck } from './acting-for.ts'
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
  /** Gives an invited person the role of the invitation. An owner by invitation cannot remove a founder. */
  addInvited(tx: Tx, invitation: Invitation, userId: string): Promise<void>
  /** The owner's account is confirmed: its vendors are registered. */
  register(tx: Tx, userId: string): Promise<void>
  /** The owner's account was never confirmed: nothing of it stays. */
  purgeUnregistered(tx: Tx, userId: string): Promise<void>
  areAllClosed(db: Database, userId: string, country: CountryCode): Promise<boolean>
  /** The open invitations of a vendor. */
  invitationsOf(db: Database, vendorId: string, now: Date): Promise<readonly OpenInvitation[]>
  invitation(db: Database, country: CountryCode, tokenHash: string): Promise<Invitation | undefined>
  /** Good once: it is gone with this transaction. */
  takeInvitation(tx: Tx, country: CountryCode, tokenHash: string): Promise<Invitation | undefined>
}

export type Invitation = Pick<OpenInvitation, 'vendor_id' | 'vendor_name' | 'email' | 'role'>

export interface Contact {
  /** An email address, or a phone number with its plus. */
  readonly email: string
  /** BCP 47; null for the country's own. */
  readonly language: string | null
}

export interface VendorsService extends OwnershipService {
  readonly guests: typeof guestVendors
  routes(app: FastifyInstance): void
  /** Returns the vendor if this user may act for it; a vendor without any role of the user is refused like an unknown one. */
  vendorFor(user: ActingUser, vendorId: string): Promise<VendorRow | Refusal>
  /** Runs work with the vendor that this user may act for; it may be one read before, which the work checks as it writes. */
  readonly actingFor: ActingFor
  /** Returns the business of a vendor (the parent, or the vendor without one), if a role there allows the action. */
  businessFor(user: ActingUser, vendorId: string): Promise<VendorRow | Refusal>
  /** Makes the vendors of the test mode of a business, or brings them up to date. */
  copyToTestMode(db: Database, businessId: string): Promise<void>
  /** Returns a page of the vendors that the user may act for, by id; the next one begins behind the last id. */
  page(user: ActingUser, after: string | undefined, count: number): Promise<readonly VendorRow[]>
  /** Returns the ids of all vendors that the user may act for. */
  idsFor(user: ActingUser): Promise<readonly string[]>
  /** Returns whether the user may act for one of these vendors, or for an outlet of one. */
  actsForAny(user: ActingUser, vendorIds: readonly string[]): Promise<boolean>
  load(vendorId: string): Promise<VendorRow | undefined>
  /** Returns the codes of a list that are taken anywhere, and the main branches of a country among them. */
  codesIn(db: Database, country: CountryCode, codes: readonly string[]): Promise<KnownCodes>
  /** Opens shops that wait for their owners, and outlets of main branches. */
  openMany(tx: Tx, deployment: Deployment, shops: readonly NewShop[]): Promise<void>
  /** Returns the prices of a vendor: its own, else its parent's, else the country's. */
  tariffOf(vendor: VendorRow, country: Tariff): Promise<Tariff>
  /** Returns everyone who acts for a vendor, directly or through its parent, with their languages. */
  ownersOf(tx: Tx, vendorId: string): Promise<readonly Contact[]>
  /** The vendor itself, and with `includeOutlets` the outlets of a parent for which the user may act. */
  vendorsSeenBy(
    user: ActingUser,
    vendorId: string,
    includeOutlets: boolean,
  ): Promise<readonly string[] | Refusal>
}

export interface RequiredServices {
  readonly notify: NotifyService
  readonly flags: FlagsService
  readonly parameters: ParametersService
}

/** Vendors and their outlets: who they are, and who may act for them. */
export function vendors(platform: Platform, { notify, flags, parameters }: RequiredServices): VendorsService {
  const { db, live, clock, bus, jobs, config } = platform
  platform.retention.add(retention)
  const deps = {
    db,
    clock,
    bus,
    jobs,
    notify,
    isOn: flags.isOn,
    flags,
    parameters,
    pace: rehearsalPace(config),
    linkTo: (deployment: Deployment, path: `/${string}`) => linkTo(config, deployment, path),
  }
  jobs.define<{ vendorId: string }>(OPEN_OUTLET, ({ vendorId }) => openWaitingOutlet(deps, vendorId))
  const service: VendorsService = {
    ...ownership(platform),
    guests: guestVendors,
    routes: (app) => vendorRoutes(app, deps),
    vendorFor: (user, vendorId) => vendorFor(db, user, vendorId),
    actingFor: createActingFor(db),
    copyToTestMode,
    businessFor: (user, vendorId) => businessFor(db, user, vendorId),
    page: (user, after, count) => vendorPage(db, user, after, count),
    idsFor: (user) => vendorIdsFor(db, user),
    actsForAny: (user, vendorIds) => actsForAny(db, user, vendorIds),
    load: (vendorId) => loadVendor(db, vendorId),
    codesIn,
    openMany: (tx, deployment, shops) => openMany(tx, deployment, shops, clock.now()),
    tariffOf: tariffs(platform),
    async ownersOf(tx, vendorId) {
      const vendor = await loadVendor(tx, vendorId)
      return vendor ? ownersOf(tx, vendor) : []
    },
    vendorsSeenBy: (user, vendorId, includeOutlets) => vendorsSeenBy(db, user, vendorId, includeOutlets),
  }
  live.authorise(async (viewer, vendorId, includeOutlets) => {
    const seen = await service.vendorsSeenBy({ ...viewer, action: 'orders.read' }, vendorId, includeOutlets)
    return isRefusal(seen) ? [] : seen
  })
  return service
}

/** Reads the prices of parents; a vendor without a parent carries its own. */
function tariffs(platform: Platform): VendorsService['tariffOf'] {
  const parents = recentlyRead(platform, async (vendorId: string) => ({
    tariff: (await loadVendor(platform.db, vendorId))?.tariff ?? null,
  }))
  return async ({ tariff, parent_vendor_id: parentId }, country) =>
    tariff ?? (parentId === null ? null : (await parents.of(parentId)).tariff) ?? country
}

const ownership = ({ clock, bus }: Platform): OwnershipService => ({
  open: (tx, business) => createSelfRegisteredVendor(tx, business, clock.now()),
  byCode: findByCode,
  takeBlank: (tx, { userId, country }) => deleteBlank(tx, userId, country),
  addOwner: (tx, vendorId, userId) => insertOwner(tx, vendorId, userId),
  addInvited: (tx, invitation, userId) => joinByInvitation({ bus }, tx, invitation, userId),
  register: registerVendorsOf,
  purgeUnregistered: purgeUnregisteredOf,
  areAllClosed,
  invitationsOf,
  invitation: (db, country, tokenHash) => findInvitation(db, country, tokenHash, clock.now()),
  async takeInvitation(tx, country, tokenHash) {
    const invitation = await findInvitation(tx, country, tokenHash, clock.now())
    if (!invitation) return undefined
    return (await deleteInvitation(tx, invitation.vendor_id, tokenHash)) ? invitation : undefined
  },
})
