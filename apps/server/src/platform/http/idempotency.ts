import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { insertRow } from '../database/insert-row.ts'
import type { Database } from '../database/connect.ts'
import { constraintOf, sqlState } from '../database/sql-errors.ts'
import { inTransaction, type Tx, writeBeforeCommit } from '../database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'

export interface IdempotentRequest {
  readonly vendorId: string
  readonly key: string
  /** The parsed body. */
  readonly body: unknown
  readonly now: Date
}

interface CheckedRequest extends IdempotentRequest {
  /** Adds a check to each transaction, whether its answer is new or stored. */
  readonly check?: (tx: Tx) => Promise<void>
}

/** Seconds after which a caller may ask again whether the first request has ended. */
const RETRY_AFTER = 1

/**
 * Runs `work` once per vendor and key. The same key and body get the first answer again, another body is a conflict,
 * and a running one a request to wait. Runs in the caller's transaction: a failure releases the key.
 */
export async function idempotently<T>(
  tx: Tx,
  request: IdempotentRequest,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const { claimed, body_hash: storedHash, answer: stored } = await claim(tx, request)
  if (!claimed) return refuse('idempotency.running', { retry_after: RETRY_AFTER })
  const bodyHash = hashOf(request.body)
  if (storedHash !== null) {
    // The stored answer is that of `work` of the same call, so it has its type.
    return storedHash === bodyHash ? (stored as T) : refuse('idempotency.conflict')
  }
  const answer = await work()
  if (!isRefusal(answer)) await store(tx, request, bodyHash, answer)
  return answer
}

/** SQLSTATE of `require_free_key`. */
const TAKEN = 'BK001'
const UNIQUE_VIOLATION = '23505'

/**
 * As `idempotently`, in a transaction of its own, for work that has no effect outside of it: the key is checked with
 * the writes, in the same round trip, and only a taken key or a refusal asks for the stored answer.
 */
export async function idempotentTransaction<T>(
  db: Database,
  request: CheckedRequest,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const repeated = (again: (tx: Tx) => Promise<T | Refusal>) =>
    inTransaction(db, async (tx) => {
      await request.check?.(tx)
      return idempotently(tx, request, () => again(tx))
    })
  let answer: T | Refusal
  try {
    answer = await inTransaction(db, async (tx) => {
      await request.check?.(tx)
      await writeBeforeCommit(
        tx,
        sql`select require_free_key(${request.vendorId}, ${request.key})`.compile(tx),
      )
      const result = await work(tx)
      if (!isRefusal(result)) await store(tx, request, hashOf(request.body), result)
      return result
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    return repeated(work)
  }
  if (!isRefusal(answer)) return answer
  const refusal = answer
  return repeated(async () => refusal)
}

/** Whether another request has or had the key; the row of its answer may be written at the same time. */
const isTaken = (error: unknown): boolean =>
  sqlState(error) === TAKEN ||
  (sqlState(error) === UNIQUE_VIOLATION && constraintOf(error) === 'idempotency_pkey')

interface Claim {
  /** False while another transaction holds the key. */
  readonly claimed: boolean
  readonly body_hash: string | null
  readonly answer: unknown
}

async function claim(tx: Tx, { vendorId, key }: IdempotentRequest): Promise<Claim> {
  const { rows } = await sql<Claim>`
    select claimed, body_hash, answer from claim_idempotency_key(${vendorId}, ${key})
  `.execute(tx)
  return rows[0] ?? { claimed: false, body_hash: null, answer: null }
}

async function store(tx: Tx, request: IdempotentRequest, bodyHash: string, answer: unknown): Promise<void> {
  const row = {
    vendor_id: request.vendorId,
    key: request.key,
    body_hash: bodyHash,
    answer: JSON.stringify(answer),
    created_at: request.now,
  }
  await writeBeforeCommit(tx, insertRow(tx, 'idempotency', row))
}

const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body)) ?? '')
    .digest('hex')

/** The same content gives the same text, in whatever order its fields came. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
