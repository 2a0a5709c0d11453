import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { sqlState } from '../../../platform/database/sql-errors.ts'
import { type Tx, writeBeforeCommit } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { type ActingUser, mayReach, evaluateReach, rolesFor, rolesHere } from './policy.ts'
import type { VendorRow } from './vendor-row.ts'

/** SQLSTATE of `require_role`. */
const CHANGED = 'BK002'
const MOST = 5_000

interface ReadVendor {
  readonly vendor: VendorRow
  /** Of its row. */
  readonly version: string
}

/** Adds to a transaction that it fails where the vendor, or what the user may do, has changed. */
export type ActingCheck = (tx: Tx) => Promise<void>

export type ActingFor = <T>(
  user: ActingUser,
  vendorId: string,
  work: (vendor: VendorRow, check: ActingCheck) => Promise<T | Refusal>,
) => Promise<T | Refusal>

/**
 * Runs `work` with the vendor, if the user may act for it. `work` adds `check` to each transaction whose answer it
 * returns: the vendor is one that this process has read before, so that no round trip is needed for it. Where the check
 * fails, and where `work` refuses, it runs again with a vendor that was just read.
 */
export function createActingFor(db: Database): ActingFor {
  const known = new LRUCache<string, ReadVendor>({ max: MOST })
  return async (user, vendorId, work) => {
    const key = JSON.stringify([
      user.country,
      user.userId,
      user.vendorIds,
      user.isExact,
      user.action,
      vendorId,
    ])
    const before = known.get(key)
    if (before) {
      const answer = await work(before.vendor, checkOf(db, user, before)).catch(ifChanged)
      if (answer !== undefined && !isRefusal(answer)) return answer
    }
    const read = await readVendor(db, user, vendorId)
    if (isRefusal(read)) {
      known.delete(key)
      return read
    }
    known.set(key, read)
    return work(read.vendor, async () => undefined)
  }
}

function ifChanged(error: unknown): undefined {
  if (sqlState(error) !== CHANGED) throw error
}

const checkOf =
  (db: Database, { userId, vendorIds, action }: ActingUser, { vendor, version }: ReadVendor): ActingCheck =>
  (tx) => {
    const granted = vendorIds ? [...vendorIds] : null
    const allowing = rolesFor(action, vendor.is_test)
    const check = sql`select require_role(
      ${vendor.vendor_id}, ${version}, ${userId}, ${granted}::text[], ${allowing}::text[])`
    return writeBeforeCommit(tx, check.compile(db))
  }

async function readVendor(db: Database, user: ActingUser, vendorId: string): Promise<ReadVendor | Refusal> {
  const row = await db
    .selectFrom('vendor')
    .selectAll()
    .select(sql<string>`vendor.xmin::text`.as('version'))
    .select(rolesHere(user).as('roles'))
    .where('vendor_id', '=', vendorId)
    .where(mayReach(user))
    .executeTakeFirst()
  if (!row) return refuse('vendor.not-found')
  const { version, ...found } = row
  const reached = evaluateReach(user, found)
  return isRefusal(reached) ? reached : { vendor: reached.vendor, version }
}
