import type { AnswerOf, FoundRider, FoundShop, orderDeskCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { mayOperateWith, type OperatorAction } from '@beckon/domain/operator'
import { deskSearch, type DeskSearch } from '@beckon/domain/order'
import { sql } from 'kysely'
import type { OperatorCaller } from '../../../platform/auth/callers.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { isRiderIn, scopeFor, type ZoneScope } from '../../parties/riders/index.ts'
import { isLiveMode } from '../../../platform/database/live-mode.ts'
import type { DeskDeps } from './deps.ts'
import { findOrders, presentFound, queryOf } from './found-orders.ts'

/** Results of each kind. */
const MOST = 6
/** Characters below which nothing is looked up. */
const SHORTEST = 2

/** Finds a few orders, shops and riders, of the kinds that the roles may see. */
export async function findAnything(
  { db }: Pick<DeskDeps, 'db'>,
  caller: OperatorCaller,
  typed: string,
): Promise<AnswerOf<typeof orderDeskCalls.findAnything>> {
  const text = typed.trim()
  if (text.length < SHORTEST) return { result: { orders: [], shops: [], riders: [] } }
  const { country, grants } = caller
  const may = (action: OperatorAction) => mayOperateWith(grants, action)
  const scopeOf = (action: OperatorAction) => scopeFor(db, caller, action)
  const search = deskSearch(text, country)
  const [orders, shops, riders] = await Promise.all([
    may('orders.read')
      ? findOrders(db, { country, scope: await scopeOf('orders.read'), search, count: MOST })
      : [],
    may('shops.read') ? findShops(db, country, { text, search }) : [],
    may('riders.read') ? findRiders(db, country, { text, search, scope: await scopeOf('riders.read') }) : [],
  ])
  return { result: { orders: orders.map(presentFound), shops, riders } }
}

interface Typed {
  readonly text: string
  readonly search: DeskSearch
}

/** Shops by their id, or by the beginnings of words of their name. Guests are no shops. */
async function findShops(
  db: Database,
  country: CountryCode,
  { text, search: { words } }: Typed,
): Promise<FoundShop[]> {
  const named =
    words.length === 0 ? sql<boolean>`false` : sql<boolean>`to_tsvector('simple', name) @@ ${queryOf(words)}`
  return db
    .selectFrom('vendor')
    .select(['vendor_id', 'name', 'address_text as address'])
    .where('country', '=', country)
    .where('is_guest', '=', false)
    .where(isLiveMode('vendor_id'))
    .where((eb) => eb.or([eb('vendor_id', '=', text), named]))
    .orderBy('name')
    .orderBy('vendor_id')
    .limit(MOST)
    .execute()
}

/** Riders by their id, their phone number, or the beginnings of words of their name. */
async function findRiders(
  db: Database,
  country: CountryCode,
  { text, search: { words, phone }, scope }: Typed & { readonly scope: ZoneScope | null },
): Promise<FoundRider[]> {
  const named =
    words.length === 0 ? sql<boolean>`false` : sql<boolean>`to_tsvector('simple', name) @@ ${queryOf(words)}`
  return db
    .selectFrom('rider_account')
    .select(['rider_id', 'name', 'phone as phone_number', 'status', 'is_simulated'])
    .where('country', '=', country)
    .where(scope ? isRiderIn(scope, sql.ref('rider_account.rider_id')) : sql<boolean>`true`)
    .where((eb) =>
      eb.or([eb('rider_id', '=', text), named, ...(phone === undefined ? [] : [eb('phone', '=', phone)])]),
    )
    .orderBy('name')
    .orderBy('rider_id')
    .limit(MOST)
    .execute()
}
