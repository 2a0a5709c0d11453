import type { AnswerOf, BodyOf, ListedShop, shopCalls } from '@beckon/contract'
import { mayOperateWith } from '@beckon/domain/operator'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { isLiveMode } from '../../../../platform/database/live-mode.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'

type Search = BodyOf<typeof shopCalls.listShops>

interface ListedRow {
  readonly vendor_id: string
  readonly name: string
  readonly folded: string
  readonly parent_vendor_id: string | null
  readonly parent_name: string | null
  readonly is_parent: boolean
  readonly is_test: boolean
  readonly state: ListedShop['state']
  readonly address_text: string
  readonly owners: string[]
  readonly created_at: Date
  readonly last_order_at: Date | null
}

/** The key of the last row of a page. */
const cursor = z.tuple([z.string(), z.string()])

/** The shops of a country by name, a page at a time. */
export async function listShops(
  db: Database,
  caller: OperatorCaller,
  { search, state, after, count }: Search,
): Promise<AnswerOf<typeof shopCalls.listShops> | Refusal> {
  const since = after === undefined ? undefined : readCursor(after)
  if (since === null) return refuse('request.invalid')
  const conditions = [
    ...(search === undefined || search === '' ? [] : [containing(search, seesOwners(caller))]),
    ...(state === undefined ? [] : [sql`${stateOf} = ${state}`]),
    ...(since === undefined ? [] : [sql`(lower(v.name), v.vendor_id) > (${since[0]}, ${since[1]})`]),
  ]
  const rows = await listedWhere(db, caller, conditions, count)
  const last = rows.length === count ? rows.at(-1) : undefined
  return {
    result: rows.map((row) => presentListed(row, caller)),
    next: last ? writeCursor([last.folded, last.vendor_id]) : null,
  }
}

/** The outlets of a parent by name. */
export async function listOutlets(
  db: Database,
  caller: OperatorCaller,
  parentId: string,
): Promise<ListedShop[]> {
  const rows = await listedWhere(db, caller, [sql`v.parent_vendor_id = ${parentId}`], MOST_OUTLETS)
  return rows.map((row) => presentListed(row, caller))
}

export async function listedShop(
  db: Database,
  caller: OperatorCaller,
  vendorId: string,
): Promise<ListedShop | undefined> {
  const [row] = await listedWhere(db, caller, [sql`v.vendor_id = ${vendorId}`], 1)
  return row && presentListed(row, caller)
}

const MOST_OUTLETS = 500

const stateOf = sql`case
  when v.opens_at is not null then 'opening'
  when not v.is_active then 'closed'
  when not v.is_registered then 'unregistered'
  else 'open' end`

const seesOwners = ({ grants }: OperatorCaller): boolean => mayOperateWith(grants, 'shops.manage')

/** Literally: percent signs and underscores in the text are no patterns. */
function containing(search: string, withOwners: boolean): RawBuilder<unknown> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/gu, String.raw`\$&`)}%`
  return sql`(
    lower(v.name) like ${pattern} or lower(v.vendor_id) like ${pattern}
    or lower(v.client_vendor_id) like ${pattern} or lower(v.address_text) like ${pattern}
    or v.contact_phone like ${pattern} or lower(coalesce(v.contact_email, '')) like ${pattern}
    or ${withOwners} and exists (
      select from vendor_owner o join user_account u on u.user_id = o.user_id
      where o.vendor_id = v.vendor_id and lower(u.email) like ${pattern}
    ))`
}

async function listedWhere(
  db: Database,
  caller: OperatorCaller,
  conditions: readonly RawBuilder<unknown>[],
  count: number,
): Promise<readonly ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select v.vendor_id, v.name, lower(v.name) as folded, v.parent_vendor_id, parent.name as parent_name,
      v.is_parent, v.is_test, ${stateOf} as state, v.address_text, v.created_at,
      coalesce((
        select array_agg(u.email order by u.email) from vendor_owner o
        join user_account u on u.user_id = o.user_id where o.vendor_id = v.vendor_id
      ), '{}') as owners,
      (select max(orders.created_at) from orders where orders.vendor_id = v.vendor_id) as last_order_at
    from vendor v left join vendor parent on parent.vendor_id = v.parent_vendor_id
    where ${sql.join([sql`v.country = ${caller.country}`, sql`not v.is_guest`, isLiveMode('v.vendor_id'), ...conditions], sql` and `)}
    order by lower(v.name), v.vendor_id limit ${count}`.execute(db)
  return rows
}

const presentListed = (
  { folded: _folded, address_text: address, owners, created_at, last_order_at, ...row }: ListedRow,
  caller: OperatorCaller,
): ListedShop => ({
  ...row,
  owners: seesOwners(caller) ? owners : null,
  address,
  created_at: unixSeconds(created_at),
  last_order_at: last_order_at && unixSeconds(last_order_at),
})

const writeCursor = (key: z.infer<typeof cursor>): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url')

/** Null for a text that is no cursor of ours. */
function readCursor(text: string): z.infer<typeof cursor> | null {
  try {
    const read = cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
