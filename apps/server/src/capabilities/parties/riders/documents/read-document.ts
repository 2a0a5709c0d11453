import type { riderDocumentCalls } from '@beckon/contract'
import type { RiderCaller } from '../../../../platform/auth/callers.ts'
import type { Context } from '../../../../platform/http/context.ts'
import type { PictureAnswer } from '../../../../platform/http/answers/picture-answer.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { findAccount } from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { contentOf } from './document-store.ts'

/** Returns the file of a document of the rider who asks. */
export async function readOwnFile(
  { db }: Pick<RiderDeps, 'db'>,
  caller: RiderCaller,
  id: string,
): Promise<PictureAnswer | Refusal> {
  const found = await contentOf(db, caller.riderId, id)
  if (!found?.content) return refuse('document.not-found')
  return { picture: found.content, type: found.media_type, tag: id }
}

/** Returns the file of a document to an operator, and records who read it and why. */
export function readFileForOperator(
  deps: Pick<RiderDeps, 'db' | 'clock'>,
  { caller, country, params, body }: Context<typeof riderDocumentCalls.readRiderDocument>,
): Promise<PictureAnswer | Refusal> {
  const subject = `rider-document:${params.id}`
  return audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const account = await findAccount(tx, params.id)
    const found = account?.country === country && (await contentOf(tx, params.id, params.document))
    if (!found || !found.content) return refuse('document.not-found')
    const answer = { picture: found.content, type: found.media_type, tag: params.document }
    return { before: null, after: `${found.kind} read`, answer }
  })
}
