import type { AnswerOf, riderCalls } from '@beckon/contract'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { RiderDeps } from '../deps.ts'
import { riderAccountOf } from '../rider-listener.ts'
import { changeAccount, findAccount, lockAccount } from './account-store.ts'
import { presentRider } from './present-rider.ts'

/** Returns the rider who is signed in. */
export async function getOwnAccount(
  { db }: Pick<RiderDeps, 'db'>,
  riderId: string,
): Promise<AnswerOf<typeof riderCalls.getOwnRider> | Refusal> {
  const account = await findAccount(db, riderId)
  return account ? { result: presentRider(account) } : refuse('rider.not-found')
}

/** Changes the vehicle or the language of the rider who is signed in. */
export function setOwnAccount(
  deps: RiderDeps,
  { caller, country, body }: Context<typeof riderCalls.setRider>,
): Promise<AnswerOf<typeof riderCalls.setRider> | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, country, caller.riderId)
    if (!account) return refuse('rider.not-found')
    const changed = await changeAccount(tx, account, { vehicle: body.vehicle, language: body.language })
    if (changed.vehicle !== account.vehicle) await deps.changed(tx, riderAccountOf(changed))
    return { result: presentRider(changed) }
  })
}
