import type { AnswerOf, ListView, listViewCalls } from '@beckon/contract'
import { listViewLimits } from '@beckon/domain/limits'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OperatorDeps } from '../deps.ts'
import { deleteView, insertView, lockViews, unsetDefault, viewsOf } from './view-store.ts'

type Answer = AnswerOf<typeof listViewCalls.readListViews>
type Deps = Pick<OperatorDeps, 'db' | 'clock'>

/** Views belong to people; a program with a token has none. */
const isPerson = ({ sessionId }: OperatorCaller): boolean => sessionId !== undefined

/** Lists the saved views of the caller. */
export async function readListViews({ db }: Deps, caller: OperatorCaller): Promise<Answer | Refusal> {
  if (!isPerson(caller)) return refuse('auth.forbidden')
  return { result: await viewsOf(db, caller.operatorId) }
}

/** Saves a view of a list; of two devices at once none loses a view of the other one. */
export async function saveListView(
  { db, clock }: Deps,
  { caller, body: view }: Pick<Context<typeof listViewCalls.saveListView>, 'caller' | 'body'>,
): Promise<Answer | Refusal> {
  if (!isPerson(caller)) return refuse('auth.forbidden')
  const { operatorId } = caller
  return inTransaction<Answer | Refusal>(db, async (tx) => {
    await lockViews(tx, operatorId)
    if (isTooMany(await viewsOf(tx, operatorId), view)) return refuse('list-view.too-many')
    if (view.is_default) await unsetDefault(tx, operatorId, view.list)
    await insertView(tx, operatorId, { ...view, created_at: clock.now() })
    return answerFor(tx, operatorId)
  })
}

/** Removes a view; one that is gone already is no error. */
export async function removeListView(
  { db }: Deps,
  { caller, body }: Pick<Context<typeof listViewCalls.removeListView>, 'caller' | 'body'>,
): Promise<Answer | Refusal> {
  if (!isPerson(caller)) return refuse('auth.forbidden')
  await deleteView(db, caller.operatorId, body)
  return answerFor(db, caller.operatorId)
}

const answerFor = async (db: Database | Tx, operatorId: string): Promise<Answer> => ({
  result: await viewsOf(db, operatorId),
})

function isTooMany(known: readonly ListView[], added: ListView): boolean {
  const others = known.filter(({ list, name }) => list !== added.list || name !== added.name)
  const ofList = others.filter(({ list }) => list === added.list)
  return others.length >= listViewLimits.perOperator || ofList.length >= listViewLimits.perList
}
