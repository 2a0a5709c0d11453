import type { HelpConversation, HelpFile, HelpMessage, WholeConversation } from '@beckon/contract'
import type { HelpStatus } from '@beckon/domain/help'
import { type SelectQueryBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { HelpCaller, OperatorCaller } from '../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { fileBytes } from '../../../platform/files/file-columns.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import type { HelpConversationTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export type ConversationRow = Selectable<HelpConversationTable>
export type Side = 'user' | 'operator'
export type ConversationKey = Pick<ConversationRow, 'vendor_id' | 'conversation_id'>

/** How much of the last message a list shows. */
const BEGINNING = 120

/** Whose conversations: a person's of a vendor, or for an operator all of the country. */
export type Whose =
  | Pick<HelpCaller, 'kind' | 'userId' | 'vendorId'>
  | Pick<OperatorCaller, 'kind' | 'country' | 'operatorId'>

const sideOf = ({ kind }: Whose): Side => (kind === 'operator' ? 'operator' : 'user')

const within =
  (whose: Whose) =>
  <O>(query: SelectQueryBuilder<Schema, 'help_conversation', O>) =>
    whose.kind === 'operator'
      ? query.where('country', '=', whose.country)
      : query.where('user_id', '=', whose.userId).where('vendor_id', '=', whose.vendorId)

interface Listing {
  readonly status?: HelpStatus
  readonly count: number
}

/** A person sees what moved last, an operator who has waited longest. */
export async function listConversations(
  db: Database,
  whose: Whose,
  { status, count }: Listing,
): Promise<HelpConversation[]> {
  const rows = await db
    .selectFrom('help_conversation')
    .selectAll()
    .$call(within(whose))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'OPEN'))
    .orderBy('updated_at', sideOf(whose) === 'operator' ? 'asc' : 'desc')
    .limit(count)
    .execute()
  return Promise.all(rows.map((row) => present(db, row, sideOf(whose))))
}

export function lockConversation(
  tx: Tx,
  whose: Whose,
  conversationId: string,
): Promise<ConversationRow | undefined> {
  return tx
    .selectFrom('help_conversation')
    .selectAll()
    .$call(within(whose))
    .where('conversation_id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst()
}

export async function wholeOf(
  db: Database,
  whose: Whose,
  conversationId: string,
): Promise<WholeConversation | undefined> {
  const row = await db
    .selectFrom('help_conversation')
    .selectAll()
    .$call(within(whose))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  if (!row) return undefined
  return { ...(await present(db, row, sideOf(whose))), messages: await messagesOf(db, row) }
}

/** A conversation in a list, for the side that reads it. */
export async function present(db: Database, row: ConversationRow, reader: Side): Promise<HelpConversation> {
  const { last, unseen } = await db
    .selectFrom('help_message')
    .select(({ fn }) => [
      sql<string>`coalesce((array_agg(left(text, ${BEGINNING}) order by position desc))[1], '')`.as('last'),
      fn
        .countAll<string>()
        .filterWhere('seen_at', 'is', null)
        .filterWhere('sender', '!=', reader)
        .as('unseen'),
    ])
    .where('vendor_id', '=', row.vendor_id)
    .where('conversation_id', '=', row.conversation_id)
    .executeTakeFirstOrThrow()
  return {
    conversation_id: row.conversation_id,
    vendor_id: row.vendor_id,
    order_id: row.order_id,
    status: row.status,
    created_at: unixSeconds(row.created_at),
    updated_at: unixSeconds(row.updated_at),
    last,
    unseen: Number(unseen),
  }
}

async function messagesOf(db: Database, key: ConversationKey): Promise<HelpMessage[]> {
  const [messages, files] = await Promise.all([
    db
      .selectFrom('help_message')
      .selectAll()
      .where('vendor_id', '=', key.vendor_id)
      .where('conversation_id', '=', key.conversation_id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('help_file')
      .select(['file_id', 'name', 'media_type', 'position'])
      .select(fileBytes('help_file').as('bytes'))
      .where('vendor_id', '=', key.vendor_id)
      .where('conversation_id', '=', key.conversation_id)
      .orderBy('created_at')
      .execute(),
  ])
  return messages.map(({ position, sender, text, created_at, seen_at }) => ({
    position,
    sender,
    text,
    files: files
      .filter((file) => file.position === position)
      .map(({ file_id, name, media_type: type, bytes }): HelpFile => ({ file_id, name, type, bytes })),
    created_at: unixSeconds(created_at),
    seen_at: seen_at && unixSeconds(seen_at),
  }))
}

/** Of support, in all conversations of a person about a vendor. */
export async function countUnseen(
  db: Database,
  { userId, vendorId }: Pick<HelpCaller, 'userId' | 'vendorId'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('help_message')
    .innerJoin('help_conversation', (join) =>
      join
        .onRef('help_conversation.vendor_id', '=', 'help_message.vendor_id')
        .onRef('help_conversation.conversation_id', '=', 'help_message.conversation_id'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('help_conversation.user_id', '=', userId)
    .where('help_conversation.vendor_id', '=', vendorId)
    .where('help_message.sender', '=', 'operator')
    .where('help_message.seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function updateConversation(
  tx: Tx,
  { vendor_id, conversation_id }: ConversationKey,
  change: Updateable<HelpConversationTable>,
): Promise<void> {
  await tx
    .updateTable('help_conversation')
    .set(change)
    .where('vendor_id', '=', vendor_id)
    .where('conversation_id', '=', conversation_id)
    .execute()
}

export const setClosed = (tx: Tx, key: ConversationKey, now: Date): Promise<void> =>
  updateConversation(tx, key, { status: 'CLOSED', waiting_since: null, updated_at: now })

/** Of the other side, up to a message. Whether anything was new. */
export async function markSeen(
  tx: Database,
  key: ConversationKey,
  { by, upTo, at }: { readonly by: Side; readonly upTo: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('help_message')
    .set({ seen_at: at })
    .where('vendor_id', '=', key.vendor_id)
    .where('conversation_id', '=', key.conversation_id)
    .where('sender', '!=', by)
    .where('position', '<=', upTo)
    .where('seen_at', 'is', null)
    .execute()
}
