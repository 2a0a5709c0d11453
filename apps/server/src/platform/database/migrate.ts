import { sql } from 'kysely'
import {
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  type MigrationProvider,
  type MigrationResultSet,
  Migrator,
} from 'kysely/migration'
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
import * as riderStops from '../../../migrations/0051-rider-stops.ts'
import * as riderDocuments from '../../../migrations/0054-rider-documents.ts'
import * as riderZones from '../../../migrations/0055-rider-zones.ts'
import * as riderPayouts from '../../../migrations/0056-rider-payouts.ts'
import * as riderWorkDevice from '../../../migrations/0058-rider-work-device.ts'
import * as riderProblems from '../../../migrations/0059-rider-problems.ts'
import * as orderWaits from '../../../migrations/0060-order-waits.ts'
import * as requireFreeKey from '../../../migrations/0062-require-free-key.ts'
import * as requireActing from '../../../migrations/0063-require-acting.ts'
import * as operatorAccounts from '../../../migrations/0066-operator-accounts.ts'
import * as workByHand from '../../../migrations/0071-work-by-hand.ts'
import * as exceptions from '../../../migrations/0072-exceptions.ts'
import * as zoneMeasures from '../../../migrations/0073-zone-measures.ts'
import * as orderDesk from '../../../migrations/0074-order-desk.ts'
import * as riderDesk from '../../../migrations/0075-rider-desk.ts'
import * as moneyDesk from '../../../migrations/0076-money-desk.ts'
import * as shopDesk from '../../../migrations/0077-shop-desk.ts'
import * as searchesInOrder from '../../../migrations/0095-searches-in-order.ts'
import * as dutyAndTestShops from '../../../migrations/0096-rider-duty-and-test-shops.ts'
import * as orderReference from '../../../migrations/0097-order-reference.ts'
import * as objectStore from '../../../migrations/0099-object-store.ts'
import * as orderFigures from '../../../migrations/0082-order-figures.ts'
import * as fillOrderFigures from '../../../migrations/0083-fill-order-figures.ts'
import * as shopHours from '../../../migrations/0084-shop-hours-and-operator-files.ts'
import * as listViews from '../../../migrations/0085-list-views.ts'
import * as ledgerClosings from '../../../migrations/0086-ledger-closings.ts'
import * as programKeys from '../../../migrations/0089-program-keys.ts'
import * as testMode from '../../../migrations/0090-test-mode.ts'
import * as publicEvents from '../../../migrations/0091-public-events.ts'
import * as webhooks from '../../../migrations/0092-webhooks.ts'
import * as content from '../../../migrations/0080-content.ts'
import * as brandPictures from '../../../migrations/0081-brand-pictures.ts'
import * as memberRoles from '../../../migrations/0087-member-roles.ts'
import * as requireRole from '../../../migrations/0088-require-role.ts'
import * as workOfEvents from '../../../migrations/0098-work-of-events.ts'
import * as outboxPartitions from '../../../migrations/0100-outbox-partitions.ts'
import type { Database } from './connect.ts'
import { sqlState } from './sql-errors.ts'

const UNDEFINED_TABLE = '42P01'
/** Named, because the migrator would also take the tables of the card gateway in its own schema for ours. */
const SCHEMA = 'public'

/** Every migration, in order. A landed one is never edited: add the next. */
export const migrations: Readonly<Record<string, Migration>> = {
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
  '0051-rider-stops': riderStops,
  '0054-rider-documents': riderDocuments,
  '0055-rider-zones': riderZones,
  '0056-rider-payouts': riderPayouts,
  '0058-rider-work-device': riderWorkDevice,
  '0059-rider-problems': riderProblems,
  '0060-order-waits': orderWaits,
  '0062-require-free-key': requireFreeKey,
  '0063-require-acting': requireActing,
  '0066-operator-accounts': operatorAccounts,
  '0071-work-by-hand': workByHand,
  '0072-exceptions': exceptions,
  '0073-zone-measures': zoneMeasures,
  '0074-order-desk': orderDesk,
  '0075-rider-desk': riderDesk,
  '0076-money-desk': moneyDesk,
  '0077-shop-desk': shopDesk,
  '0095-searches-in-order': searchesInOrder,
  '0096-rider-duty-and-test-shops': dutyAndTestShops,
  '0097-order-reference': orderReference,
  '0099-object-store': objectStore,
  '0082-order-figures': orderFigures,
  '0083-fill-order-figures': fillOrderFigures,
  '0084-shop-hours-and-operator-files': shopHours,
  '0085-list-views': listViews,
  '0086-ledger-closings': ledgerClosings,
  '0089-program-keys': programKeys,
  '0090-test-mode': testMode,
  '0091-public-events': publicEvents,
  '0092-webhooks': webhooks,
  '0080-content': content,
  '0081-brand-pictures': brandPictures,
  '0087-member-roles': memberRoles,
  '0088-require-role': requireRole,
  '0098-work-of-events': workOfEvents,
  '0100-outbox-partitions': outboxPartitions,
}

/** Names of every migration of this program. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/** Any number that no other lock of the service has. */
const UPGRADE_LOCK = 7_223_408_115

/**
 * Migrates the database to the newest schema. Of several processes at once one does the work, and the others wait for it
 * before they take calls. A database in use gets each migration in a transaction of its own, so that the tables that it
 * locks are free before the next one. Throws a sentence where a newer version has migrated the database.
 */
export async function migrate(
  db: Database,
  known = migrations,
  beforeUpgrade: () => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  if (isUpToDate(await appliedMigrations(db), known)) return []
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${UPGRADE_LOCK})`.execute(connection)
    try {
      // Another process may have done the work while this one waited.
      const applied = await appliedMigrations(connection)
      if (isUpToDate(applied, known)) return []
      if (applied.size === 0) return namesOf(await migratorOf(connection, known).migrateToLatest())
      await beforeUpgrade()
      return await applyMissing(connection, known)
    } finally {
      await sql`select pg_advisory_unlock(${UPGRADE_LOCK})`.execute(connection)
    }
  })
}

function isUpToDate(applied: ReadonlySet<string>, known: Readonly<Record<string, Migration>>): boolean {
  const [unknown] = unknownIn(applied, known)
  if (unknown !== undefined) {
    throw new Error(
      `A newer version of Beckon has used this database: it has the migration ${unknown}, which this version does not have. Start that version, or restore the backup that it made before its upgrade (docs/how-to/backup.md).`,
    )
  }
  return hasAll(applied, known)
}

function migratorOf(db: Database, known: Record<string, Migration>): Migrator {
  const provider: MigrationProvider = { getMigrations: async () => known }
  return new Migrator({ db, provider, migrationTableSchema: SCHEMA })
}

/** Each migration in a transaction of its own. */
async function applyMissing(db: Database, known: Record<string, Migration>): Promise<readonly string[]> {
  const migrator = migratorOf(db, known)
  const applied: string[] = []
  for (;;) {
    const names = namesOf(await migrator.migrateUp())
    if (names.length === 0) return applied
    applied.push(...names)
  }
}

function namesOf({ error, results = [] }: MigrationResultSet): readonly string[] {
  if (error) throw error
  return results.map((one) => one.migrationName)
}

/** Migrations of the database that this program does not have: a newer version added them. */
export async function unknownMigrations(db: Database): Promise<readonly string[]> {
  return unknownIn(await appliedMigrations(db), migrations)
}

/** Whether the database has never been migrated. */
export const isUnused = async (db: Database): Promise<boolean> => (await appliedMigrations(db)).size === 0

/** Whether every migration of this program has been applied; a later release may have added its own. */
export async function isMigrated(db: Database): Promise<boolean> {
  return hasAll(await appliedMigrations(db), migrations)
}

const unknownIn = (applied: ReadonlySet<string>, known: Record<string, Migration>): readonly string[] =>
  [...applied].filter((name) => !(name in known)).toSorted()

const hasAll = (applied: ReadonlySet<string>, known: Record<string, Migration>): boolean =>
  Object.keys(known).every((name) => applied.has(name))

/** Names of the migrations that a database has. One statement; the migrator itself first reads the tables of all schemas. */
export async function appliedMigrations(db: Database): Promise<ReadonlySet<string>> {
  try {
    const table = sql.table(`${SCHEMA}.${DEFAULT_MIGRATION_TABLE}`)
    const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(db)
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return new Set()
    throw error
  }
}
