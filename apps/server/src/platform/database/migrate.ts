import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import * as mainJob from '../../../migrations/0001-main-job.ts'
import * as scheduledOrders from '../../../migrations/0002-scheduled-orders.ts'
import * as accountsAndModes from '../../../migrations/0003-accounts-and-modes.ts'
import * as outlets from '../../../migrations/0004-outlets.ts'
import * as dropOffs from '../../../migrations/0005-drop-offs.ts'
import * as parcelMeasures from '../../../migrations/0006-parcel-measures.ts'
import * as followUp from '../../../migrations/0007-follow-up.ts'
import * as care from '../../../migrations/0008-care.ts'
import * as money from '../../../migrations/0009-money.ts'
import * as bulk from '../../../migrations/0010-bulk.ts'
import * as terms from '../../../migrations/0011-terms.ts'
import * as help from '../../../migrations/0012-help.ts'
import * as bulkReading from '../../../migrations/0013-bulk-reading.ts'
import * as textCorrections from '../../../migrations/0014-text-corrections.ts'
import * as writtenOff from '../../../migrations/0015-written-off.ts'
import * as bulkFaults from '../../../migrations/0016-bulk-faults.ts'
import * as trailAge from '../../../migrations/0017-trail-age.ts'
import * as helpSession from '../../../migrations/0018-help-session.ts'
import * as bulkVersion from '../../../migrations/0019-bulk-version.ts'
import * as paymentPromise from '../../../migrations/0020-payment-promise.ts'
import * as restingOrders from '../../../migrations/0021-resting-orders.ts'
import * as orderDoor from '../../../migrations/0022-order-door.ts'
import * as orderTax from '../../../migrations/0023-order-tax.ts'
import * as askedPerson from '../../../migrations/0024-asked-person.ts'
import * as knownDevice from '../../../migrations/0025-known-device.ts'
import * as orderChanges from '../../../migrations/0026-order-changes.ts'
import * as payAtPickup from '../../../migrations/0027-pay-at-pickup.ts'
import * as uploadBytes from '../../../migrations/0028-upload-bytes.ts'
import * as requester from '../../../migrations/0029-requester.ts'
import * as claimKey from '../../../migrations/0030-claim-idempotency-key.ts'
import * as riderCells from '../../../migrations/0031-rider-cells.ts'
import * as takeOutbox from '../../../migrations/0032-take-outbox.ts'
import * as orderTimes from '../../../migrations/0033-order-times.ts'
import * as riderAccounts from '../../../migrations/0040-rider-accounts.ts'
import * as riderActs from '../../../migrations/0045-rider-acts.ts'
import * as riderPositions from '../../../migrations/0046-rider-positions.ts'
import * as riderDuty from '../../../migrations/0047-rider-duty.ts'
import * as riderTracker from '../../../migrations/0048-rider-tracker.ts'
import * as riderPush from '../../../migrations/0049-rider-push.ts'
import * as riderEarnings from '../../../migrations/0050-rider-earnings.ts'
import type { Database } from './connect.ts'

/** Every migration, in order. A landed one is never edited: add the next. */
const migrations: Record<string, Migration> = {
  '0001-main-job': mainJob,
  '0002-scheduled-orders': scheduledOrders,
  '0003-accounts-and-modes': accountsAndModes,
  '0004-outlets': outlets,
  '0005-drop-offs': dropOffs,
  '0006-parcel-measures': parcelMeasures,
  '0007-follow-up': followUp,
  '0008-care': care,
  '0009-money': money,
  '0010-bulk': bulk,
  '0011-terms': terms,
  '0012-help': help,
  '0013-bulk-reading': bulkReading,
  '0014-text-corrections': textCorrections,
  '0015-written-off': writtenOff,
  '0016-bulk-faults': bulkFaults,
  '0017-trail-age': trailAge,
  '0018-help-session': helpSession,
  '0019-bulk-version': bulkVersion,
  '0020-payment-promise': paymentPromise,
  '0021-resting-orders': restingOrders,
  '0022-order-door': orderDoor,
  '0023-order-tax': orderTax,
  '0024-asked-person': askedPerson,
  '0025-known-device': knownDevice,
  '0026-order-changes': orderChanges,
  '0027-pay-at-pickup': payAtPickup,
  '0028-upload-bytes': uploadBytes,
  '0029-requester': requester,
  '0030-claim-idempotency-key': claimKey,
  '0031-rider-cells': riderCells,
  '0032-take-outbox': takeOutbox,
  '0033-order-times': orderTimes,
  '0040-rider-accounts': riderAccounts,
  '0045-rider-acts': riderActs,
  '0046-rider-positions': riderPositions,
  '0047-rider-duty': riderDuty,
  '0048-rider-tracker': riderTracker,
  '0049-rider-push': riderPush,
  '0050-rider-earnings': riderEarnings,
}

const provider: MigrationProvider = { getMigrations: async () => migrations }

/** Migrates the database to the newest schema; of several processes at once, one does the work. */
export async function migrate(db: Database): Promise<readonly string[]> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName)
}

/** Whether every migration of this program has been applied. */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = await new Migrator({ db, provider }).getMigrations()
  return known.every((migration) => migration.executedAt !== undefined)
}
