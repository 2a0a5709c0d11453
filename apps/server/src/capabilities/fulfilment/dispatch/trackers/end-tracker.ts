import type { AnswerOf, riderDeskCalls } from '@beckon/contract'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { deleteTracker } from './tracker-store.ts'

/** Ends the tracker of a rider of the country; its reports are refused from then on. */
export function endTracker(
  deps: Pick<DispatchDeps, 'db' | 'clock'>,
  { caller, country, params, body }: Context<typeof riderDeskCalls.endRiderTracker>,
): Promise<AnswerOf<typeof riderDeskCalls.endRiderTracker> | Refusal> {
  const intent = { caller, country, subject: `rider-devices:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const rider = await tx
      .selectFrom('rider')
      .select('rider_id')
      .where('rider_id', '=', params.id)
      .where('country', '=', country)
      .executeTakeFirst()
    if (!rider) return refuse('rider.not-found')
    if (!(await deleteTracker(tx, params.id))) return refuse('device.not-found')
    return { before: 'tracker', after: null, answer: { result: true } }
  })
}
