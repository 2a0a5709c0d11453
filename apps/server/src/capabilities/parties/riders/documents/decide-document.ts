import type { AnswerOf, OperatedDocument, riderDocumentCalls } from '@beckon/contract'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { lockAccount, type RiderAccountRow } from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { decide, type DocumentRow, documentsForOperator, lockDocument } from './document-store.ts'
import { scopeFor } from '../zones/zone-scope.ts'
import { notifyRider } from './notify-rider.ts'
import { presentDocument, todayIn } from './own-documents.ts'

type ListContext = Context<typeof riderDocumentCalls.listRiderDocuments>

/** Lists documents for an operator: those that wait, or those of one rider. */
export async function listDocuments(
  { db }: Pick<RiderDeps, 'db'>,
  { caller, country, query }: Pick<ListContext, 'caller' | 'country' | 'query'>,
): Promise<AnswerOf<typeof riderDocumentCalls.listRiderDocuments>> {
  const { rider_id: riderId, state, count } = query
  const scope = await scopeFor(db, caller, 'riders.read')
  const listed = riderId === undefined ? { state: 'waiting' as const } : { riderId, state }
  const rows = await documentsForOperator(db, country, { ...listed, count, scope })
  return { result: rows.map((row) => presentForOperator(row, row.name)) }
}

/** Approves or refuses a document that waits, and writes to the rider. */
export function decideDocument(
  deps: RiderDeps,
  { caller, country, params, body }: Context<typeof riderDocumentCalls.decideRiderDocument>,
): Promise<AnswerOf<typeof riderDocumentCalls.decideRiderDocument> | Refusal> {
  const intent = { caller, country, subject: `rider-document:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, params.id)
    const document = account && (await lockDocument(tx, params.id, params.document))
    if (!document) return refuse('document.not-found')
    if (document.state !== 'waiting') return refuse('document.decided')
    const expiresOn = body.expires_on ?? document.expires_on
    if (body.decision === 'approved' && expiresOn < todayIn(deps, country)) return refuse('document.expired')
    const { decision: state, reason } = body
    const decided = await decide(tx, document, { state, expiresOn, reason, at: deps.clock.now() })
    await notifyDecision(deps, tx, account, decided)
    const answer = { result: presentForOperator(decided, account.name) }
    return { before: `${document.kind} waiting`, after: `${document.kind} ${state}`, answer }
  })
}

const notifyDecision = (
  deps: RiderDeps,
  tx: Tx,
  { phone, language }: RiderAccountRow,
  { country, kind, state, reason }: DocumentRow,
): Promise<void> =>
  notifyRider(
    deps,
    tx,
    { country, phone, language },
    state === 'refused'
      ? { kind: 'rider-document', document: kind, event: 'refused', reason: reason ?? '' }
      : { kind: 'rider-document', document: kind, event: 'approved' },
  )

const SHOWN_LETTERS = 4

/** A document as an operator sees it. */
export const presentForOperator = (row: DocumentRow, name: string): OperatedDocument => ({
  ...presentDocument(row),
  rider_id: row.rider_id,
  rider_name: name,
  number_end: row.number.slice(-SHOWN_LETTERS),
})
