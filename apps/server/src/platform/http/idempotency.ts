import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
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
  if (!(await claim(tx, request))) return refuse('idempotency.running', { retry_after: RETRY_AFTER })
  const bodyHash = hashOf(request.body)
  const stored = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('vendor_id', '=', request.vendorId)
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (stored) {
    // The stored answer is that of `work` of the same call, so it has its type.
    return stored.body_hash === bodyHash ? (stored.answer as T) : refuse('idempotency.conflict')
  }
  const answer = await work()
  if (!isRefusal(answer)) await store(tx, request, bodyHash, answer)
  return answer
}

async function claim(tx: Tx, { vendorId, key }: IdempotentRequest): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${vendorId}\n${key}`}, 0)) as claimed
  `.execute(tx)
  return rows[0]?.claimed === true
}

async function store(tx: Tx, request: IdempotentRequest, bodyHash: string, answer: unknown): Promise<void> {
  await tx
    .insertInto('idempotency')
    .values({
      vendor_id: request.vendorId,
      key: request.key,
      body_hash: bodyHash,
      answer: JSON.stringify(answer),
      created_at: request.now,
    })
    .execute()
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
