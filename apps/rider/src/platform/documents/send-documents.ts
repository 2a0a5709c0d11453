import { riderDocumentCalls } from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import { problemOf } from '../client/index.ts'
import type { Changes, Database } from '../storage/index.ts'
import { settleWaiting, type WaitingDocument, waitingDocuments } from './document-drafts.ts'
import { storedDocuments } from './stored-documents.ts'

export interface SendDocumentsDeps {
  readonly db: Database
  readonly changes: Changes
  /** Makes each call once: the queue repeats by itself. */
  readonly client: Client
}

/** Sends the documents that wait. `failed`: there is no way at present. */
export async function sendDocuments(deps: SendDocumentsDeps): Promise<'done' | 'failed'> {
  const waiting = (await waitingDocuments(deps.db)).filter(({ refused }) => refused === undefined)
  for (const document of waiting) {
    if ((await sendDocument(deps, document)) === 'failed') return 'failed'
  }
  return 'done'
}

async function sendDocument(
  { db, changes, client }: SendDocumentsDeps,
  document: WaitingDocument,
): Promise<'done' | 'failed'> {
  const { id, kind, number, expiresOn: expires_on, file } = document
  const body = { kind, number, expires_on, file: new File([file], id, { type: file.type }) }
  const sent = await client.call(riderDocumentCalls.sendOwnDocument, { params: { id }, body })
  if (!sent.ok && !isFinal(sent.error)) return 'failed'
  if (sent.ok) await storedDocuments(db).write(sent.answer)
  await settleWaiting(db, document, sent.ok ? undefined : problemOf(sent.error).key)
  changes.publish('documents')
  return 'done'
}

/** Statuses after which the same file is never accepted: its content, its size or its dates. */
const final: readonly number[] = [400, 413, 422]

const isFinal = (error: CallError): boolean => error.kind === 'refused' && final.includes(error.status)
