import type { riderDocumentCalls } from '@beckon/contract'
import type { RiderCaller } from '../../../../platform/auth/callers.ts'
import type { Context } from '../../../../platform/http/context.ts'
import type { PictureAnswer } from '../../../../platform/http/answers/picture-answer.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { findAccount } from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { documentWithFile, documentWithId } from './document-store.ts'

/** Returns the file of a document of the rider who asks. */
export function readOwnFile(
  deps: Pick<RiderDeps, 'db' | 'files'>,
  caller: RiderCaller,
  id: string,
): Promise<PictureAnswer | Refusal> {
  return readFile(deps, caller.riderId, id)
}

/** Returns the file of a document to an operator, and records who read it and why. */
export async function readFileForOperator(
  deps: Pick<RiderDeps, 'db' | 'clock' | 'files'>,
  { caller, country, params, body }: Context<typeof riderDocumentCalls.readRiderDocument>,
): Promise<PictureAnswer | Refusal> {
  const subject = `rider-document:${params.id}`
  const recorded = await audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const account = await findAccount(tx, params.id)
    const found = account?.country === country && (await documentWithId(tx, params.id, params.document))
    if (!found || !found.has_file) return refuse('document.not-found')
    return { before: null, after: `${found.kind} read`, answer: found }
  })
  return isRefusal(recorded) ? recorded : readFile(deps, params.id, params.document)
}

async function readFile(
  { db, files }: Pick<RiderDeps, 'db' | 'files'>,
  riderId: string,
  id: string,
): Promise<PictureAnswer | Refusal> {
  const found = await files.read(() => documentWithFile(db, riderId, id))
  if (isRefusal(found)) return found
  return found ? { picture: found.content, type: found.media_type, tag: id } : refuse('document.not-found')
}
