import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import type { FileKind } from './file-columns.ts'
import { type ObjectStore, StoreError } from './object-store.ts'
import { sha256 } from './s3-store.ts'

export interface MoveDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly store: ObjectStore
  readonly kinds: readonly FileKind[]
  /** True once the process is asked to stop; the rest is left to the next pass. */
  readonly isStopping: () => boolean
}

/** An object that this process moves now. */
interface Claim {
  readonly object_key: string
  readonly sha256: string
  readonly bytes: number
}

const BATCH = 8
/** Files that are moved at once: their bytes are in memory. */
const AT_ONCE = 4
/** A claim is longer than all tries of a move together; times are those of the database. */
const CLAIM = sql`interval '5 minutes'`

/**
 * Moves the bytes of files into the store. The key is written before the object, and the bytes in the database are cleared only
 * once they were read back from the store: a process that is killed in between loses nothing, and the next one writes the
 * same object again.
 */
export async function moveToStore(deps: MoveDeps): Promise<void> {
  for (const kind of deps.kinds) {
    const move = (claim: Claim) => moveOne(deps, kind, claim)
    // Files that were named before come first: more are named only once these are moved.
    const goesOn =
      (await moveBatches(deps, () => claimAgain(deps.db, kind, 'moving'), move)) &&
      (await moveBatches(deps, () => claimNew(deps, kind), move))
    if (!goesOn) return
  }
}

/** Moves the bytes of files back into the database, and gives up those that are on their way to the store. */
export async function moveToDatabase(deps: MoveDeps): Promise<void> {
  for (const kind of deps.kinds) {
    await giveUpMoves(deps.db, kind)
    const claim = () => claimAgain(deps.db, kind, 'stored')
    if (!(await moveBatches(deps, claim, (claimed) => moveBack(deps, kind, claimed)))) return
  }
}

/** Returns false where the store is not there or the process stops; then nothing else is to be begun. */
async function moveBatches(
  deps: MoveDeps,
  claim: () => Promise<Claim[]>,
  move: (claim: Claim) => Promise<void>,
): Promise<boolean> {
  while (!deps.isStopping()) {
    const claims = await claim()
    if (!(await moveAll(deps, claims, move))) return false
    if (claims.length < BATCH) return true
  }
  return false
}

/** Names the objects of files that are only in the database. The keys are random. */
async function claimNew(
  { db, clock }: MoveDeps,
  { table, key, since, restSeconds = 0 }: FileKind,
): Promise<Claim[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const isSame = sql.join(
    key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`taken.${column}`)}`),
    sql` and `,
  )
  const { rows } = await sql<Claim>`
    with taken as (
      select ${columns} from ${sql.table(table)}
      where content is not null and object_key is null
        and ${sql.ref(since)} <= ${new Date(clock.now().getTime() - restSeconds * 1000)}
      order by ${sql.ref(since)} limit ${BATCH} for update skip locked
    ), named as (
      update ${sql.table(table)} set object_key = replace(gen_random_uuid() || '' || gen_random_uuid(), '-', '')
      from taken where ${isSame}
      returning ${sql.ref(`${table}.object_key`)}, ${sql.ref(`${table}.content`)}
    )
    insert into stored_object (object_key, held_by, sha256, bytes, claimed_at)
    select object_key, ${table}, encode(sha256(content), 'hex'), octet_length(content), now() from named
    returning object_key, sha256, bytes`.execute(db)
  return rows
}

/** Claims objects that another process has left, or those that are in the store. */
async function claimAgain(db: Database, { table }: FileKind, state: 'moving' | 'stored'): Promise<Claim[]> {
  const isWanted = state === 'moving' ? sql`stored_at is null` : sql`stored_at is not null`
  const { rows } = await sql<Claim>`
    update stored_object set claimed_at = now()
    where object_key in (
      select object_key from stored_object
      where held_by = ${table} and ${isWanted} and released_at is null
        and (claimed_at is null or claimed_at < now() - ${CLAIM})
      order by object_key limit ${BATCH} for update skip locked
    )
    returning object_key, sha256, bytes`.execute(db)
  return rows
}

/**
 * Returns whether the store is there and accepts us. A file that it rejects, or that was damaged on its way, is tried again once
 * its claim has expired.
 */
async function moveAll(
  { db, log }: MoveDeps,
  claims: readonly Claim[],
  move: (claim: Claim) => Promise<void>,
): Promise<boolean> {
  const waiting = [...claims]
  let isThere = true
  const work = async () => {
    for (let claim = waiting.shift(); claim; claim = waiting.shift()) {
      try {
        if (isThere) await move(claim)
        else await unclaim(db, claim)
      } catch (error) {
        if (!(error instanceof StoreError)) throw error
        if (error.kind !== 'damaged') isThere = false
        if (error.kind === 'unreachable') await unclaim(db, claim)
        log.error({ err: error, objectKey: claim.object_key }, 'a file could not be moved')
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return isThere
}

async function unclaim(db: Database, { object_key: key }: Claim): Promise<void> {
  await sql`update stored_object set claimed_at = null where object_key = ${key}`.execute(db)
}

async function moveOne({ db, store }: MoveDeps, { table }: FileKind, claim: Claim): Promise<void> {
  const { object_key: key, bytes, sha256: expected } = claim
  const { rows } = await sql<{ content: Buffer }>`
    select content from ${sql.table(table)} where object_key = ${key} and content is not null`.execute(db)
  const content = rows[0]?.content
  // Deleted meanwhile: it is released.
  if (!content) return
  await store.put(key, content)
  const back = await store.get(key, bytes)
  if (!back || sha256(back) !== expected) {
    throw new StoreError('damaged', 'the object store gave back other bytes than were written')
  }
  await inTransaction(db, async (tx) => {
    const cleared = await sql`
      update ${sql.table(table)} set content = null
      where object_key = ${key} and content is not null`.execute(tx)
    if (cleared.numAffectedRows !== 1n) return
    await sql`update stored_object set stored_at = now(), claimed_at = null where object_key = ${key}`.execute(
      tx,
    )
  })
}

async function moveBack({ db, store }: MoveDeps, { table }: FileKind, claim: Claim): Promise<void> {
  const { object_key: key, bytes, sha256: expected } = claim
  const content = await store.get(key, bytes)
  if (!content || sha256(content) !== expected) {
    throw new StoreError('damaged', 'an object is missing or damaged')
  }
  // The object is released by the change of the key.
  await sql`
    update ${sql.table(table)} set content = ${content}, object_key = null
    where object_key = ${key} and content is null`.execute(db)
}

async function giveUpMoves(db: Database, { table }: FileKind): Promise<void> {
  await sql`
    update ${sql.table(table)} set object_key = null
    where content is not null and object_key in (
      select object_key from stored_object
      where held_by = ${table} and stored_at is null and released_at is null
        and (claimed_at is null or claimed_at < now() - ${CLAIM})
    )`.execute(db)
}
