import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import { sendRefusal } from './answers.ts'

const keyPattern = /^[\w.:-]{1,100}$/

/** Simulates an answer that is stored but not delivered. */
export interface Delivery {
  isLost: boolean
}

interface IdempotentWork {
  readonly merchant: string
  readonly status: number
  readonly work: (tx: Tx, delivery: Delivery) => Promise<object | Refusal>
}

/**
 * Runs `work` once for a merchant's key: the same request gets the first answer again, another one a conflict, a
 * running one a request to wait. A refusal releases the key.
 */
export async function idempotently(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  { merchant, status, work }: IdempotentWork,
): Promise<FastifyReply> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !keyPattern.test(key))
    return sendRefusal(reply, refuse('idempotency.missing'))
  const hash = hashOfRequest(request)
  const delivery: Delivery = { isLost: false }
  const outcome = await inTransaction(gateway.db, async (tx) => {
    if (!(await claim(tx, merchant, key))) return refuse('idempotency.running')
    const known = await tx
      .selectFrom('idempotency')
      .select(['body_hash', 'answer'])
      .where('merchant', '=', merchant)
      .where('key', '=', key)
      .executeTakeFirst()
    if (known) return known.body_hash === hash ? { replayed: known.answer } : refuse('idempotency.conflict')
    const answer = await work(tx, delivery)
    if (isRefusal(answer)) return answer
    const row = {
      merchant,
      key,
      body_hash: hash,
      answer: JSON.stringify(answer),
      created_at: gateway.clock.now(),
    }
    await tx.insertInto('idempotency').values(row).execute()
    return { answer }
  })
  gateway.wake()
  if (isRefusal(outcome)) return sendRefusal(reply, outcome)
  if ('replayed' in outcome) {
    return reply.code(status).header('idempotent-replayed', 'true').send(outcome.replayed)
  }
  if (delivery.isLost) return sendRefusal(reply, refuse('gateway.unavailable'))
  return reply.code(status).send(outcome.answer)
}

async function claim(tx: Tx, merchant: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`gateway\n${merchant}\n${key}`}, 0)) as claimed
  `.execute(tx)
  return rows[0]?.claimed === true
}

/** Hashes the identity of a request. The access token is not part of it, because it changes every 15 minutes. */
function hashOfRequest({ method, url, body }: FastifyRequest): string {
  const stored = typeof body === 'object' && body !== null ? { ...body, access_token: undefined } : body
  return createHash('sha256')
    .update(JSON.stringify([method, url, sorted(stored)]))
    .digest('base64url')
}

/** Sorts the fields, so that equal content gives an equal text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
