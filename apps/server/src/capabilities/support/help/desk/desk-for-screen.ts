import type { DeskConversation, QueryOf, WholeDeskConversation, helpDeskCalls } from '@beckon/contract'
import { vendorOf } from '@beckon/domain/order'
import { sql } from 'kysely'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { operatorNames } from '../../../settings/operators/index.ts'
import { type ConversationRow, present, wholeOf } from '../store.ts'

type Query = QueryOf<typeof helpDeskCalls.listDesk>

type DeskRow = ConversationRow & { readonly vendor_name: string }

const conditions = {
  open: sql<boolean>`help_conversation.status = 'OPEN'`,
  unassigned: sql<boolean>`help_conversation.status = 'OPEN' and help_conversation.assigned_to is null`,
  answered: sql<boolean>`help_conversation.status = 'ANSWERED'`,
  closed: sql<boolean>`help_conversation.status = 'CLOSED'`,
} as const

/** The conversations of a country: those that wait first, the longest waiting on top, then the last changed. */
export async function listDesk(
  db: Database,
  caller: OperatorCaller,
  { filter, search = '', count }: Query,
): Promise<DeskConversation[]> {
  const mine = sql<boolean>`help_conversation.status <> 'CLOSED'
    and help_conversation.assigned_to = ${caller.operatorId}`
  const rows = await deskRows(db)
    .where('help_conversation.country', '=', caller.country)
    .where(filter === 'mine' ? mine : conditions[filter])
    .$if(search !== '', (query) => query.where(containing(search)))
    .orderBy(sql`help_conversation.waiting_since asc nulls last`)
    .orderBy('help_conversation.updated_at', 'desc')
    .limit(count)
    .execute()
  return presentDesk(db, rows)
}

const deskRows = (db: Database) =>
  db
    .selectFrom('help_conversation')
    .innerJoin('vendor', 'vendor.vendor_id', 'help_conversation.vendor_id')
    .selectAll('help_conversation')
    .select('vendor.name as vendor_name')

function containing(search: string) {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/gu, String.raw`\$&`)}%`
  return sql<boolean>`(lower(vendor.name) like ${pattern} or lower(vendor.vendor_id) like ${pattern}
    or lower(coalesce(help_conversation.order_id, '')) like ${pattern})`
}

async function presentDesk(db: Database, rows: readonly DeskRow[]): Promise<DeskConversation[]> {
  const ids = rows.flatMap(({ assigned_to: id }) => (id === null ? [] : [id]))
  const names = await operatorNames(db, [...new Set(ids)])
  return Promise.all(
    rows.map(async (row) => ({
      ...(await present(db, row, 'operator')),
      vendor_name: row.vendor_name,
      assigned_to: row.assigned_to === null ? null : named(row.assigned_to, names),
      waiting_since: row.waiting_since && unixSeconds(row.waiting_since),
      first_answer_at: row.first_answer_at && unixSeconds(row.first_answer_at),
      language: row.language,
    })),
  )
}

const named = (operator_id: string, names: ReadonlyMap<string, string>) => ({
  operator_id,
  name: names.get(operator_id) ?? operator_id,
})

/** A conversation with the shop and the order that it is about; undefined in another country. */
export async function deskConversation(
  db: Database,
  caller: Pick<OperatorCaller, 'kind' | 'country' | 'operatorId'>,
  conversationId: string,
): Promise<WholeDeskConversation | undefined> {
  const row = await deskRows(db)
    .where('help_conversation.country', '=', caller.country)
    .where('help_conversation.conversation_id', '=', conversationId)
    .executeTakeFirst()
  const whole = row && (await wholeOf(db, caller, conversationId))
  if (!whole) return undefined
  const [desk] = await presentDesk(db, [row])
  if (!desk) return undefined
  const [person, shop, order] = await Promise.all([
    personOf(db, row.user_id),
    shopOf(db, row.vendor_id),
    row.order_id === null ? null : orderOf(db, caller, row.order_id),
  ])
  return { ...desk, messages: whole.messages, person, shop, order }
}

async function personOf(db: Database, userId: string): Promise<string> {
  const user = await db
    .selectFrom('user_account')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return user?.email ?? ''
}

async function shopOf(db: Database, vendorId: string): Promise<WholeDeskConversation['shop']> {
  const {
    contact_phone: phone,
    address_text: address,
    ...shop
  } = await db
    .selectFrom('vendor')
    .select(['vendor_id', 'name', 'contact_phone', 'address_text', 'is_active'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow()
  return { ...shop, phone, address }
}

async function orderOf(
  db: Database,
  { country }: Pick<OperatorCaller, 'country'>,
  orderId: string,
): Promise<WholeDeskConversation['order']> {
  const order = await db
    .selectFrom('orders')
    .select(['order_id', 'status', 'created_at', 'customer_name', 'customer_phone', 'dropoff_address'])
    .select('rider_name')
    .where('vendor_id', '=', vendorOf(orderId) ?? '')
    .where('order_id', '=', orderId)
    .where('country', '=', country)
    .executeTakeFirst()
  return order ? { ...order, created_at: unixSeconds(order.created_at) } : null
}
