import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { MessageTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type NewMessage = Omit<
  Insertable<MessageTable>,
  'sent_at' | 'tries' | 'last_fault' | 'vendor_id' | 'order_id'
> & { readonly vendor_id: string | null; readonly order_id: string | null }

/** One statement in any case: without a recipient it writes nothing. */
export async function insertMessage(tx: Tx, message: NewMessage, hasNoAccount: boolean): Promise<void> {
  const { message_id, country, channel, recipient, subject, body_text, body_html, created_at } = message
  const { vendor_id, order_id } = message
  await sql`
    insert into message (message_id, country, channel, recipient, subject, body_text, body_html, created_at,
      vendor_id, order_id)
    select ${message_id}, ${country}, ${channel}, ${recipient}, ${subject}, ${body_text}, ${body_html},
      ${created_at}::timestamptz, ${vendor_id}::text, ${order_id}::text
    where not ${hasNoAccount}::boolean`.execute(tx)
}

export const findWaiting = (db: Database, messageId: string) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()

/** The text may contain a code, so it is deleted once the message is sent. */
export async function markSent(db: Database, messageId: string, now: Date, keepBody: boolean): Promise<void> {
  await db
    .updateTable('message')
    .set({ sent_at: now, last_fault: null, ...(keepBody ? {} : { body_text: '', body_html: '' }) })
    .where('message_id', '=', messageId)
    .execute()
}

/** Refusals of a recipient do not count as failures of the channel. An undeliverable message is deleted. */
export async function markRefused(
  db: Database,
  messageId: string,
  { message, isFinal }: { readonly message: string; readonly isFinal: boolean },
): Promise<void> {
  await db
    .updateTable('message')
    .set({ last_fault: message.slice(0, 500), ...(isFinal ? { body_text: '', body_html: '' } : {}) })
    .where('message_id', '=', messageId)
    .execute()
}

export async function markFailed(db: Database, messageId: string, violation: string): Promise<void> {
  await db
    .updateTable('message')
    .set((eb) => ({ tries: eb('tries', '+', 1), last_fault: violation.slice(0, 500) }))
    .where('message_id', '=', messageId)
    .execute()
}

/** Ids of messages of a channel that were tried and not sent. One that was refused for its recipient has no text any more. */
export async function failedMessages(
  db: Database,
  { country, channel }: Pick<MessageTable, 'country' | 'channel'>,
  most: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('message')
    .select('message_id')
    .where('country', '=', country)
    .where('channel', '=', channel)
    .where('sent_at', 'is', null)
    .where('tries', '>', 0)
    .where('body_text', '!=', '')
    .orderBy('created_at')
    .limit(most)
    .execute()
  return rows.map(({ message_id: id }) => id)
}
