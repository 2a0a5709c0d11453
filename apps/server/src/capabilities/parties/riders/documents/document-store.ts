import type { CountryCode, DocumentKind } from '@beckon/domain/country'
import type { DocumentReminder } from '@beckon/domain/rider'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { hasFileSql, noFile } from '../../../../platform/files/file-columns.ts'
import type { RiderDocumentTable } from '../schema.ts'
import { isRiderIn, type ZoneScope } from '../zones/zone-scope.ts'

export type DocumentRow = Omit<Selectable<RiderDocumentTable>, 'content' | 'object_key'>

const columns = [
  ...(['rider_id', 'document_id', 'country', 'kind', 'number', 'expires_on', 'media_type'] as const),
  ...(['state', 'reason', 'sent_at', 'decided_at', 'reminded', 'ended_at'] as const),
] as const

/** The documents of a rider that count or may count one day, and the newest refused ones; oldest first. */
export const documentsOf = (db: Database, riderId: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('rider_document')
    .select(columns)
    .where('rider_id', '=', riderId)
    .where('state', '!=', 'replaced')
    .orderBy('sent_at')
    .orderBy('document_id')
    .execute()

/** The same of several riders. */
export async function documentsOfRiders(db: Database, riderIds: readonly string[]): Promise<DocumentRow[]> {
  if (riderIds.length === 0) return []
  return db
    .selectFrom('rider_document')
    .select(columns)
    .where('rider_id', 'in', riderIds)
    .where('state', '!=', 'replaced')
    .orderBy('sent_at')
    .orderBy('document_id')
    .execute()
}

export const hasDocument = async (db: Database, riderId: string, id: string): Promise<boolean> =>
  (await documentWithId(db, riderId, id)) !== undefined

/** The kind of a document of a rider, and whether it has a file. */
export const documentWithId = (db: Database, riderId: string, id: string) =>
  db
    .selectFrom('rider_document')
    .select(['kind', hasFileSql.as('has_file')])
    .where('rider_id', '=', riderId)
    .where('document_id', '=', id)
    .executeTakeFirst()

/** Stores a document; one of the same kind that still waits is replaced, and its file is deleted. */
export async function putDocument(
  tx: Tx,
  document: Insertable<RiderDocumentTable>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('rider_document')
    .set({ state: 'replaced', ...noFile, ended_at: now })
    .where('rider_id', '=', document.rider_id)
    .where('kind', '=', document.kind)
    .where('state', '=', 'waiting')
    .execute()
  await tx.insertInto('rider_document').values(document).execute()
}

/** The row of a document of a rider with its file. */
export const documentWithFile = (db: Database, riderId: string, id: string) =>
  db
    .selectFrom('rider_document')
    .select(['media_type', 'content', 'object_key'])
    .where('rider_id', '=', riderId)
    .where('document_id', '=', id)
    .executeTakeFirst()

/** Locks a document of a rider until the transaction ends. */
export const lockDocument = (tx: Tx, riderId: string, id: string): Promise<DocumentRow | undefined> =>
  tx
    .selectFrom('rider_document')
    .select(columns)
    .where('rider_id', '=', riderId)
    .where('document_id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export interface Decision {
  readonly state: 'approved' | 'refused'
  readonly expiresOn: string
  readonly reason: string
  readonly at: Date
}

/** Writes what was decided about a locked document. An approved one replaces the approved one before it. */
export async function decide(
  tx: Tx,
  { rider_id, document_id, kind }: DocumentRow,
  { state, expiresOn, reason, at }: Decision,
): Promise<DocumentRow> {
  const isApproved = state === 'approved'
  if (isApproved) {
    await tx
      .updateTable('rider_document')
      .set({ state: 'replaced', ended_at: at })
      .where('rider_id', '=', rider_id)
      .where('kind', '=', kind)
      .where('state', '=', 'approved')
      .execute()
  }
  return tx
    .updateTable('rider_document')
    .set({
      state,
      expires_on: expiresOn,
      decided_at: at,
      reason: isApproved ? null : reason,
      ended_at: isApproved ? null : at,
    })
    .where('rider_id', '=', rider_id)
    .where('document_id', '=', document_id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export interface ListedDocuments {
  readonly riderId?: string | undefined
  readonly state?: 'waiting' | 'approved' | 'refused' | undefined
  readonly count: number
  /** Zones of the operator; null for the whole country. */
  readonly scope: ZoneScope | null
}

/** Documents for an operator with the names of their riders, the oldest first. */
export const documentsForOperator = (
  db: Database,
  country: CountryCode,
  { riderId, state, count, scope }: ListedDocuments,
) =>
  db
    .selectFrom('rider_document')
    .innerJoin('rider_account', 'rider_account.rider_id', 'rider_document.rider_id')
    .select(columns.map((column) => `rider_document.${column}` as const))
    .select('rider_account.name')
    .where('rider_document.country', '=', country)
    .where('rider_document.state', '!=', 'replaced')
    .where(scope ? isRiderIn(scope, sql.ref('rider_document.rider_id')) : sql<boolean>`true`)
    .$if(riderId !== undefined, (query) => query.where('rider_document.rider_id', '=', riderId ?? ''))
    .$if(state !== undefined, (query) => query.where('rider_document.state', '=', state ?? 'waiting'))
    .orderBy('rider_document.sent_at')
    .orderBy('rider_document.document_id')
    .limit(count)
    .execute()

/** Approved documents that expire up to a day and have not ended, with their riders. */
export const expiringDocuments = (db: Database, country: CountryCode, until: string) =>
  db
    .selectFrom('rider_document')
    .innerJoin('rider_account', 'rider_account.rider_id', 'rider_document.rider_id')
    .select(['rider_document.rider_id', 'document_id', 'kind', 'expires_on', 'reminded'])
    .select(['phone', 'language', 'vehicle', 'status'])
    .where('rider_document.country', '=', country)
    .where('rider_document.state', '=', 'approved')
    .where('rider_document.ended_at', 'is', null)
    .where('rider_document.expires_on', '<=', until)
    .execute()

export interface Reminded {
  readonly riderId: string
  readonly documentId: string
  readonly before: number | null
  readonly reminder: DocumentReminder
  readonly now: Date
}

/** Notes a reminder; false where another process was quicker. An expired document ends with it. */
export async function noteReminder(
  tx: Tx,
  { riderId, documentId, before, reminder, now }: Reminded,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rider_document')
    .set({ reminded: reminder, ...(reminder < 0 ? { ended_at: now } : {}) })
    .where('rider_id', '=', riderId)
    .where('document_id', '=', documentId)
    .where('state', '=', 'approved')
    .where('reminded', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the documents of a rider who has left; one who comes back sends them again. */
export async function endDocuments(tx: Tx, riderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('rider_document')
    .set({ state: 'replaced', ended_at: now })
    .where('rider_id', '=', riderId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function documentCountries(db: Database): Promise<CountryCode[]> {
  const rows = await db.selectFrom('rider_document').select('country').distinct().execute()
  return rows.map(({ country }) => country)
}

/** Deletes documents that ended before a time. */
export async function deleteDocuments(db: Database, country: CountryCode, before: Date): Promise<void> {
  await db
    .deleteFrom('rider_document')
    .where('country', '=', country)
    .where('ended_at', '<', before)
    .execute()
}

/** The last valid day of each approved document of these riders, by rider and kind. */
export const approvedDocuments = (
  db: Database,
  riderIds: readonly string[],
): Promise<{ rider_id: string; kind: DocumentKind; expires_on: string }[]> =>
  db
    .selectFrom('rider_document')
    .select(['rider_id', 'kind', 'expires_on'])
    .where('rider_id', 'in', riderIds)
    .where('state', '=', 'approved')
    .execute()
