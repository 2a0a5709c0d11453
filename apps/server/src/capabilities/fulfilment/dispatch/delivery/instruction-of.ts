import type { AnswerOf, fleetCalls } from '@beckon/contract'
import { decisionCauses, decisionOptions, isStillNeeded } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Schema } from '../../../../platform/database/schema.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'

type RiderInstruction = Pick<
  AnswerOf<typeof fleetCalls.riderWork>['result']['assignments'][number],
  'waits' | 'instruction'
>

export type LastDecision = Pick<
  Selectable<Schema['order_decision']>,
  'cause' | 'choice' | 'chosen_at' | 'answer'
>

/** Returns the rider's instruction after the last problem at the door, or that the shop's decision is pending. */
export async function instructionOf(
  db: Database,
  order: Pick<OrderRow, 'vendor_id' | 'order_id' | 'status'>,
): Promise<RiderInstruction> {
  const last = await db
    .selectFrom('order_decision')
    .select(['cause', 'choice', 'chosen_at', 'answer'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .where('cause', '!=', 'NO_RIDER')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return instructionIn(order, last)
}

/** Returns the instruction by the last decision about a trouble. */
export function instructionIn(
  order: Pick<OrderRow, 'status'>,
  last: LastDecision | undefined,
): RiderInstruction {
  if (!last) return { waits: false, instruction: null }
  const cause = decisionCauses.find((one) => one === last.cause)
  if (last.chosen_at === null) {
    return { waits: cause !== undefined && isStillNeeded(cause, order.status), instruction: null }
  }
  const option = decisionOptions.find((one) => one === last.choice)
  if (!option) return { waits: false, instruction: null }
  const word = (name: string) => {
    const value = last.answer?.[name]
    return typeof value === 'string' ? value : ''
  }
  const instruction = {
    option,
    name: word('name'),
    note: word('note'),
    decided_at: unixSeconds(last.chosen_at),
  }
  return { waits: false, instruction }
}
