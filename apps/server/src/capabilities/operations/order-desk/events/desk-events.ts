import type { DeskEvent } from '@beckon/contract'
import { mayOperate } from '@beckon/domain/operator'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import { contactEvents } from './contact-events.ts'
import { moneyEvents } from './money-events.ts'
import { changeEvents, decisionEvents, statusEvents } from './order-events.ts'
import { riderEvents } from './rider-events.ts'

/** Returns everything that happened to an order, oldest first. Money is left out for roles that may not see it. */
export async function deskEvents(
  db: Database,
  { grants }: OperatorCaller,
  order: OrderRow,
): Promise<DeskEvent[]> {
  const seesMoney = grants.some(({ role }) => mayOperate(role, 'money.read'))
  const parts = await Promise.all([
    statusEvents(db, order),
    decisionEvents(db, order),
    changeEvents(db, order, 'order'),
    riderEvents(db, order),
    contactEvents(db, order),
    seesMoney ? moneyEvents(db, order) : [],
  ])
  return parts
    .flat()
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((event) => ({ ...event, at: unixSeconds(event.at) }))
}
