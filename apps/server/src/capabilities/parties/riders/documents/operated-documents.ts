import type { AnswerOf, OperatedDocuments, riderDeskCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { lockAccount, type RiderAccountRow } from '../accounts/account-store.ts'
import { operatedAccount } from '../accounts/show-rider.ts'
import type { RiderDeps } from '../deps.ts'
import { presentForOperator } from './decide-document.ts'
import { hasDocument } from './document-store.ts'
import { documentsByKind, todayIn } from './own-documents.ts'
import { checkFile, storeDocument } from './send-document.ts'

type Uploaded = Context<typeof riderDeskCalls.uploadRiderDocument>

/** Lists the documents of a rider by kind for operators: those that are required, and those that were sent. */
export async function operatedDocuments(
  deps: RiderDeps,
  country: CountryCode,
  riderId: string,
): Promise<AnswerOf<typeof riderDeskCalls.readRiderDocuments> | Refusal> {
  const account = await operatedAccount(deps.db, country, riderId)
  return account ? { result: await present(deps, deps.db, account) } : refuse('rider.not-found')
}

/** Stores a document that a rider brought to the office; the same id is stored once. It waits for a decision. */
export async function uploadDocument(
  deps: RiderDeps,
  { caller, country, params, body }: Uploaded,
): Promise<AnswerOf<typeof riderDeskCalls.uploadRiderDocument> | Refusal> {
  if (body.expires_on < todayIn(deps, country)) return refuse('document.expired')
  if (await hasDocument(deps.db, params.id, params.document))
    return operatedDocuments(deps, country, params.id)
  const file = await checkFile(body.file)
  if (isRefusal(file)) return file
  const intent = { caller, country, subject: `rider-document:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, params.id)
    if (!account || account.is_simulated) return refuse('rider.not-found')
    if (account.status === 'left') return refuse('rider.status')
    await storeDocument(deps, tx, account, { ...body, id: params.document, file })
    const answer = { result: await present(deps, tx, account) }
    return { before: null, after: `${body.kind} uploaded`, answer }
  })
}

async function present(
  deps: RiderDeps,
  db: Database,
  account: RiderAccountRow,
): Promise<OperatedDocuments[]> {
  const kinds = await documentsByKind(deps, db, account)
  return kinds.map(({ sent, ...kind }) => ({
    ...kind,
    sent: sent.map((row) => presentForOperator(row, account.name)),
  }))
}
