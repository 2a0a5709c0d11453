import { EVENTS_FROM_NOW, type PublicEvent } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { type EventType, moneyTypes } from '@beckon/domain/event'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { presentEvent } from './present-event.ts'

/** The business whose events are read, and the vendors of it that the caller may see; all of them where absent. */
export interface EventReader {
  readonly businessId: string
  readonly country: CountryCode
  readonly vendorIds?: readonly string[] | undefined
  /** Without sums of money where true. */
  readonly withoutMoney?: boolean
}

export interface EventQuery {
  readonly after?: string | undefined
  readonly limit: number
  readonly type?: EventType | undefined
  readonly order_id?: string | undefined
  /** The oldest first where absent. */
  readonly order?: 'oldest' | 'newest' | undefined
}

export interface EventPage {
  readonly data: PublicEvent[]
  readonly has_more: boolean
  readonly next_cursor: string
}

const cursorOf = (position: number): string => `c${position.toString(36)}`

/** Reads a cursor; undefined where the service did not make it. */
export function readCursor(text: string | undefined): number | undefined {
  if (text === undefined) return 0
  const position = /^c[\da-z]{1,10}$/u.test(text) ? Number.parseInt(text.slice(1), 36) : Number.NaN
  return Number.isSafeInteger(position) ? position : undefined
}

/** Lists the events of a business after a cursor. Later ones always have a later place in the log. */
export async function listEvents(
  db: Database,
  reader: EventReader,
  query: EventQuery,
): Promise<EventPage | Refusal> {
  if (query.after === EVENTS_FROM_NOW) return endOfLog(db, reader)
  const from = readCursor(query.after)
  if (from === undefined) return refuse('request.invalid', { fields: { after: 'invalid' } })
  const { limit } = query
  const isNewest = query.order === 'newest'
  const rows = await db
    .selectFrom('public_event')
    .selectAll()
    .where('business_id', '=', reader.businessId)
    .where('country', '=', reader.country)
    .$if(!isNewest, (some) => some.where('position', '>', from))
    .$if(isNewest && from > 0, (some) => some.where('position', '<', from))
    .where('endpoint_id', 'is', null)
    .$if(reader.vendorIds !== undefined, (some) =>
      some.where(sql<boolean>`vendor_id = any(${reader.vendorIds ?? []}::text[])`),
    )
    .$if(reader.withoutMoney === true, (some) => some.where('type', 'not in', moneyTypes))
    .$if(query.type !== undefined, (some) => some.where('type', '=', query.type ?? 'ping'))
    .$if(query.order_id !== undefined, (some) => some.where('subject', '=', query.order_id ?? ''))
    .orderBy('position', isNewest ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)?.position ?? from
  return { data: shown.map(presentEvent), has_more: rows.length > limit, next_cursor: cursorOf(last) }
}

/** Returns an empty page whose cursor is that of the newest event. */
async function endOfLog(
  db: Database,
  { businessId, country }: Pick<EventReader, 'businessId' | 'country'>,
): Promise<EventPage> {
  const { newest } = await db
    .selectFrom('public_event')
    .select((eb) => eb.fn.max('position').as('newest'))
    .where('business_id', '=', businessId)
    .where('country', '=', country)
    .executeTakeFirstOrThrow()
  return { data: [], has_more: false, next_cursor: cursorOf(newest ?? 0) }
}
