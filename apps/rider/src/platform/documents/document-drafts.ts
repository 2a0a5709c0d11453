import type { RiderDocument } from '@beckon/contract'
import type { Database, DraftRecord } from '../storage/index.ts'

export type DocumentKind = RiderDocument['kind']

/** A document that the rider has confirmed and that waits on this phone to be sent. */
export interface WaitingDocument {
  /** Made by the phone: sent twice it is one document. */
  readonly id: string
  readonly kind: DocumentKind
  readonly number: string
  /** `2026-03-29`. */
  readonly expiresOn: string
  readonly file: Blob
  /** The key of the text where the service did not accept it; then it is not sent again. */
  readonly refused: string | undefined
}

/** The documents share the store of the drafts, whose other keys are order ids. */
const PREFIX = 'document:'
const keyOf = (kind: DocumentKind): string => PREFIX + kind

/** A draft of a document is one of each kind: the newest replaces the one before it. */
export async function putWaiting(db: Database, document: WaitingDocument): Promise<void> {
  await db.put('drafts', draftOf(document))
}

function draftOf({ id, kind, number, expiresOn, file, refused }: WaitingDocument): DraftRecord {
  const fields = { id, kind, number, expiresOn, ...(refused === undefined ? {} : { refused }) }
  return { order_id: keyOf(kind), fields, photos: [{ kind: 'file', blob: file }] }
}

export async function waitingDocuments(db: Database): Promise<readonly WaitingDocument[]> {
  const drafts = await db.getAll('drafts', IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`))
  return drafts.flatMap(waitingOf)
}

function waitingOf({ order_id: key, fields, photos }: DraftRecord): readonly WaitingDocument[] {
  const { id, number, expiresOn, refused } = fields
  const file = photos[0]?.blob
  if (!id || number === undefined || expiresOn === undefined || !file) return []
  // Only documents are written under these keys.
  const kind = key.slice(PREFIX.length) as DocumentKind
  return [{ id, kind, number, expiresOn, file, refused }]
}

/**
 * After an answer of the service: removes the document, or marks it with the key of the text where it was refused, unless
 * a newer one of its kind has taken its place.
 */
export async function settleWaiting(
  db: Database,
  sent: WaitingDocument,
  refused: string | undefined,
): Promise<void> {
  const change = db.transaction('drafts', 'readwrite')
  const draft = await change.store.get(keyOf(sent.kind))
  if (draft?.fields['id'] === sent.id) {
    if (refused === undefined) await change.store.delete(keyOf(sent.kind))
    else await change.store.put(draftOf({ ...sent, refused }))
  }
  await change.done
}
