import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { insertRow } from '../database/insert-row.ts'
import { type Tx, writeBeforeCommit } from '../database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'

export interface IdempotentRequest {
  readonly vendorId: string
  readonly key: string
  /** The parsed body. */
  readonly body: unknown
  readonly now: Date
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
