import type { AnswerOf, riderDeskCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { FileAnswer } from '../../../../platform/http/answers/file-answer.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { operatedAccount } from '../accounts/show-rider.ts'
import type { RiderDeps } from '../deps.ts'
import { exportKeptData } from './export-kept-data.ts'
import { listKeptData } from './list-kept-data.ts'

/** Returns the data that is stored about a rider to an operator. */
export async function keptDataForOperator(
  deps: Pick<RiderDeps, 'db' | 'parameters'>,
  country: CountryCode,
  riderId: string,
): Promise<AnswerOf<typeof riderDeskCalls.readRiderKeptData> | Refusal> {
  if (!(await operatedAccount(deps.db, country, riderId))) return refuse('rider.not-found')
  return listKeptData(deps, { riderId, country })
}

/** Returns all data of a rider to an operator as a file, and records who exported it and why. */
export function exportForOperator(
  deps: Pick<RiderDeps, 'db' | 'clock'>,
  { caller, country, params, body }: Context<typeof riderDeskCalls.exportRiderKeptData>,
): Promise<FileAnswer | Refusal> {
  const intent = { caller, country, subject: `rider-data:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    if (!(await operatedAccount(tx, country, params.id))) return refuse('rider.not-found')
    const answer = await exportKeptData(deps, { riderId: params.id })
    return isRefusal(answer) ? answer : { before: null, after: 'exported', answer }
  })
}
