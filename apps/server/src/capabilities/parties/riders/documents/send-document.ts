import type { riderDocumentCalls } from '@beckon/contract'
import type { Insertable } from 'kysely'
import { attachmentTypeOf } from '@beckon/domain/help'
import { riderDocumentLimits } from '@beckon/domain/limits'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { preparePhoto } from '../../../../platform/pictures/prepare-photo.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { lockAccount, type RiderAccountRow } from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { hasDocument, putDocument } from './document-store.ts'
import type { RiderDocumentTable } from '../schema.ts'
import { ownDocuments, todayIn } from './own-documents.ts'

type Sent = Context<typeof riderDocumentCalls.sendOwnDocument>

/** Stores a document for an operator to check; the same id is stored once. Returns the documents of the rider. */
export async function sendDocument(deps: RiderDeps, { caller, country, params, body }: Sent) {
  const { riderId } = caller
  if (body.expires_on < todayIn(deps, country)) return refuse('document.expired')
  // A phone that lost the answer repeats the call; a picture takes time to decode.
  if (await hasDocument(deps.db, riderId, params.id)) return ownDocuments(deps, deps.db, riderId)
  const file = await checkFile(body.file)
  if (isRefusal(file)) return file
  return inTransaction(deps.db, async (tx) => {
    // The account is locked: of two documents at once the later one replaces the other.
    const account = await lockAccount(tx, country, riderId)
    if (!account) return refuse('rider.not-found')
    // An upload may take longer than the work of the rider: nothing would delete the document later.
    if (account.status === 'left') return refuse('rider.left')
    await storeDocument(deps, tx, account, { ...body, id: params.id, file })
    return ownDocuments(deps, tx, riderId)
  })
}

interface NewDocument extends Pick<Insertable<RiderDocumentTable>, 'kind' | 'number' | 'expires_on'> {
  readonly id: string
  readonly file: CheckedFile
}

/** Stores a document of a locked account; the same id is stored once. */
export async function storeDocument(
  { clock }: Pick<RiderDeps, 'clock'>,
  tx: Tx,
  { rider_id, country }: RiderAccountRow,
  { id, file, kind, number, expires_on }: NewDocument,
): Promise<void> {
  if (await hasDocument(tx, rider_id, id)) return
  const now = clock.now()
  const document = { rider_id, document_id: id, country, kind, number, expires_on }
  await putDocument(
    tx,
    {
      ...document,
      ...{ media_type: file.mediaType, content: file.content, state: 'waiting', sent_at: now },
      ...{ reason: null, decided_at: null, reminded: null, ended_at: null },
    },
    now,
  )
}

export interface CheckedFile {
  readonly mediaType: 'image/jpeg' | 'application/pdf'
  readonly content: Buffer
}

/** A picture is re-encoded without metadata. A PDF is stored as it is, and only offered for download. */
export async function checkFile(file: File): Promise<CheckedFile | Refusal> {
  if (file.size > riderDocumentLimits.bytes) return refuse('document.too-large')
  const content = Buffer.from(await file.arrayBuffer())
  const type = attachmentTypeOf(content)
  if (type === 'application/pdf') return { mediaType: type, content }
  const picture = await preparePhoto(content)
  return isRefusal(picture) ? refuse('document.invalid') : picture
}
