import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../database/connect.ts'

/** Events that are sent one by one; after more than these, fetching everything again is cheaper. */
const REPLAY_LIMIT = 200

export interface Missed {
  readonly orderId: string
  readonly country: CountryCode
  readonly sequence: number
}

/** Earlier updates of each vendor, for clients that reconnect. */
export interface Replay {
  lastSequence(vendorId: string): Promise<number>
  lastSequences(vendorIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Updates after `seen` up to `current`, newest per order; undefined: too many, or no longer stored. */
  missedSince(vendorId: string, seen: number, current: number): Promise<readonly Missed[] | undefined>
}

export const replayFrom = (db: Database): Replay => ({
  async lastSequence(vendorId) {
    const row = await db
      .selectFrom('vendor_stream')
      .select('last_sequence')
      .where('vendor_id', '=', vendorId)
      .executeTakeFirst()
    return row?.last_sequence ?? 0
  },
  async lastSequences(vendorIds) {
    const rows = await db
      .selectFrom('vendor_stream')
      .select(['vendor_id', 'last_sequence'])
      .where('vendor_id', 'in', vendorIds)
      .execute()
    return new Map(rows.map((row) => [row.vendor_id, row.last_sequence]))
  },
  async missedSince(vendorId, seen, current) {
    if (seen === current) return []
    if (isTooMuch(seen, current)) return undefined
    const rows = await db
      .selectFrom('outbox')
      .select(['subject', 'country', 'sequence'])
      .where('vendor_id', '=', vendorId)
      .where('published_at', 'is not', null)
      .where('sequence', '>', seen)
      .where('sequence', '<=', current)
      .orderBy('sequence')
      .execute()
    const published = rows.map(({ subject, country, sequence }) => ({
      orderId: subject,
      country,
      sequence: sequence ?? current,
    }))
    return newestOfEach(published, seen, current)
  },
})

const isTooMuch = (seen: number, current: number): boolean => seen > current || current - seen > REPLAY_LIMIT

/** The last update of each order after `seen` up to `current`, by sequence. */
export function newestOfEach(
  published: readonly Missed[],
  seen: number,
  current: number,
): readonly Missed[] | undefined {
  if (isTooMuch(seen, current) || published.length < current - seen) return undefined
  const newest = new Map(published.map((one) => [one.orderId, one]))
  return [...newest.values()].toSorted((a, b) => a.sequence - b.sequence)
}
