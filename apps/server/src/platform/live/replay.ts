import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../database/connect.ts'

/** Events that are sent one by one; after more than these, fetching everything again is cheaper. */
const REPLAY_LIMIT = 200

export interface Missed {
  readonly orderId: string
  readonly country: CountryCode
  readonly sequence: number
}

export async function lastSequence(db: Database, vendorId: string): Promise<number> {
  const row = await db
    .selectFrom('vendor_stream')
    .select('last_sequence')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
  return row?.last_sequence ?? 0
}

/** What happened after `seen` up to `current`, newest per order; undefined: too much, or no longer kept. */
export async function missedSince(
  db: Database,
  vendorId: string,
  seen: number,
  current: number,
): Promise<readonly Missed[] | undefined> {
  if (seen === current) return []
  if (seen > current || current - seen > REPLAY_LIMIT) return undefined
  const rows = await db
    .selectFrom('outbox')
    .select(['subject', 'country', 'sequence'])
    .where('vendor_id', '=', vendorId)
    .where('published_at', 'is not', null)
    .where('sequence', '>', seen)
    .where('sequence', '<=', current)
    .orderBy('sequence')
    .execute()
  if (rows.length < current - seen) return undefined
  const newest = new Map(
    rows.map((row) => [
      row.subject,
      { orderId: row.subject, country: row.country, sequence: row.sequence ?? current },
    ]),
  )
  return [...newest.values()].toSorted((a, b) => a.sequence - b.sequence)
}
