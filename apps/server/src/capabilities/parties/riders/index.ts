import type { PlannedHour } from '@beckon/domain/rider'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import { type AccountsService, addressLimits } from '../accounts/index.ts'
import { endSuspended } from './accounts/end-suspended.ts'
import type { RiderDeps } from './deps.ts'
import { riderRecogniser } from './devices/access-token.ts'
import { openDevices } from './devices/open-devices.ts'
import {
  type AccountFacts,
  type AccountHindrance,
  hinderedAccounts,
  hinderedRiders,
  type OfferPlace,
} from './documents/may-take-orders.ts'
import { watchDocuments } from './documents/watch-documents.ts'
import type { RiderListener } from './rider-listener.ts'
import { type PlannedIn, plannedRiders } from './shifts/list-shifts.ts'
import { riderRoutes } from './routes.ts'
import { retention } from './schema.ts'
import { isRiderSeen, isShiftSeen, zoneScope } from './zones/zone-scope.ts'

export { enrolSimulatedRiders, type SimulatedRider } from './accounts/enrol-simulated.ts'
export type { PlannedIn } from './shifts/list-shifts.ts'
export { isOrderIn, isPointIn, isRiderIn, scopeFor, type ZoneScope, zoneScope } from './zones/zone-scope.ts'
export { demoRiderId, isDemoRider } from './policy.ts'
export { type AccountFacts, accountFacts, type AccountHindrance } from './documents/may-take-orders.ts'
export type { RiderAccount, RiderListener } from './rider-listener.ts'

export interface RidersService {
  routes(app: FastifyInstance): void
  /** Adds an effect of every account that becomes active, changes, is suspended or leaves, in the same transaction. */
  onChanged(listener: RiderListener): void
  /** Signs out a suspended rider whose last parcel is this order, which has just ended; whether it did. */
  endSuspended(tx: Tx, ended: { readonly riderId: string; readonly orderId: string }): Promise<boolean>
  /** Those of these riders whose account allows no offers, with the reason. */
  hindered(
    db: Database,
    place: OfferPlace,
    riderIds: readonly string[],
  ): Promise<ReadonlyMap<string, AccountHindrance>>
  /** The same of accounts that were read with `accountFacts`. */
  hinderedAccounts(
    db: Database,
    place: OfferPlace,
    accounts: readonly AccountFacts[],
  ): Promise<ReadonlyMap<string, AccountHindrance>>
  /** The planned riders of a country by hour, or those who are planned for a zone. */
  plannedByHour(db: Database, planned: PlannedIn): Promise<readonly PlannedHour[]>
}

export interface RequiredServices {
  readonly notify: NotifyService
  readonly parameters: Pick<ParametersService, 'of'>
  readonly accounts: Pick<AccountsService, 'passwords' | 'recordingRefusals'>
}

/** A day ends at another hour in each country. */
const WATCH_MS = 3_600_000

/** Accounts of riders: documents, invitations, logins by code, devices, and the operator's changes. */
export function riders(platform: Platform, required: RequiredServices): RidersService {
  const { notify, accounts, parameters } = required
  const { db, clock, bus, callers, config, files } = platform
  platform.retention.add(retention)
  files.add({ table: 'rider_document', key: ['rider_id', 'document_id'], since: 'sent_at' })
  const listeners: RiderListener[] = []
  const deps: RiderDeps = {
    db,
    clock,
    bus,
    files,
    notify,
    parameters,
    deploymentOf: platform.deploymentOf,
    signer: platform.signer('rider'),
    passwords: accounts.passwords,
    recordingRefusals: accounts.recordingRefusals,
    guessLimit: addressLimits(config.attemptsPerAddress).guess,
    linkTo: (deployment, path) => linkTo(config, deployment, path),
    async changed(tx, account) {
      for (const listener of listeners) await listener(tx, account)
    },
  }
  callers.recognise('rider', riderRecogniser(deps.signer, openDevices(platform)))
  addSight(platform)
  platform.background.add(
    createPeriodicService('watch-documents', WATCH_MS, () => watchDocuments(deps), platform.log),
    'worker',
  )
  return {
    routes: (app) => riderRoutes(app, deps),
    onChanged: (listener) => void listeners.push(listener),
    endSuspended: (tx, ended) => endSuspended(deps, tx, ended),
    hindered: (db, place, riderIds) => hinderedRiders(deps, db, place, riderIds),
    hinderedAccounts: (db, place, accounts) => hinderedAccounts(deps, db, place, accounts),
    plannedByHour: plannedRiders,
  }
}

/** Riders and shifts that operators with zones see. */
function addSight({ sight, db }: Platform): void {
  sight.add('rider', 'rider.not-found', async ({ country, id: riderId, zones }) => {
    const scope = await zoneScope(db, country, zones)
    return scope === null || isRiderSeen(db, { country, riderId }, scope)
  })
  sight.add('shift', 'shift.not-found', async ({ country, id: shiftId, zones }) => {
    const scope = await zoneScope(db, country, zones)
    return scope === null || isShiftSeen(db, { country, shiftId }, scope)
  })
}
