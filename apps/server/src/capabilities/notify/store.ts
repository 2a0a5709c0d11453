import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { MessageTable } from '../../platform/database/schema-people.ts'
import type { Tx } from '../../platform/database/transaction.ts'

export async function insertMessage(tx: Tx, message: Insertable<MessageTable>): Promise<void> {
  await tx.insertInto('message').values(message).execute()
}

export const findWaiting = (db: Database, messageId: string) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()

/** Handed on: what it said may hold a code, so it is not kept. */
export async function markSent(db: Database, messageId: string, now: Date, keepBody: boolean): Promise<void> {
  await db
    .updateTable('message')
    .set({ sent_at: now, last_fault: null, ...(keepBody ? {} : { body_text: '', body_html: '' }) })
    .where('message_id', '=', messageId)
    .execute()
}

/** Not counted as a try: whether others can be reached is judged by these. What can never arrive is not kept. */
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

export async function markFailed(db: Database, messageId: string, fault: string): Promise<void> {
  await db
    .updateTable('message')
    .set((eb) => ({ tries: eb('tries', '+', 1), last_fault: fault.slice(0, 500) }))
    .where('message_id', '=', messageId)
    .execute()
}
