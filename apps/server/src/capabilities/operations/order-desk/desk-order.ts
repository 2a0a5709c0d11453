import type { AnswerOf, DeskOrder, orderDeskCalls } from '@beckon/contract'
import { PIN_TRIES } from '@beckon/domain/dispatch'
import { toDecimal } from '@beckon/domain/money'
import { mayOperateWith, type OperatorAction } from '@beckon/domain/operator'
import { endedStatuses, operatorMayCancel } from '@beckon/domain/order'
import type { OperatorCaller } from '../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { cancelFacts, type OrderRow } from '../../ordering/orders/index.ts'
import type { DeskDeps } from './deps.ts'
import { deskMoney } from './desk-money.ts'
import { orderOfCountry } from './order-of-country.ts'

type Answer = AnswerOf<typeof orderDeskCalls.getDeskOrder>

/** Returns an order with all that an operator may see of it, and what the operator may do with it. */
export async function deskOrder(
  deps: DeskDeps,
  caller: OperatorCaller,
  orderId: string,
): Promise<Answer | Refusal> {
  const order = await orderOfCountry(deps, caller.country, orderId)
  if (isRefusal(order)) return order
  const [record, vendor, rider, conversation, proofs, link, money, returns] = await Promise.all([
    deps.orders.present(order),
    deps.vendors.load(order.vendor_id),
    riderOf(deps.db, order),
    deps.messages.conversationOf(order),
    deps.proofs.all(order),
    linkOf(deps.db, order),
    mayDo(caller, 'money.read') ? deskMoney(deps.db, order) : null,
    deps.orders.refundOf(order),
  ])
  const isGuest = vendor?.is_guest ?? false
  const can = canDo(caller, record, { isOpen: conversation.open, isGuest })
  return {
    result: {
      order: record,
      shop: { vendor_id: order.vendor_id, name: vendor?.name ?? order.pickup_name, is_guest: isGuest },
      rider,
      can,
      cancel_terms: can.cancel
        ? { fee: 0, returns: toDecimal({ minor: returns, currency: order.currency }) }
        : null,
      conversation,
      proofs,
      pin: order.handover_pin === null ? null : { failures: order.pin_failures, most: PIN_TRIES },
      link,
      money,
    },
  }
}

const mayDo = ({ grants }: OperatorCaller, action: OperatorAction): boolean => mayOperateWith(grants, action)

interface DeskFacts {
  /** Whether shop and rider can still write to each other. */
  readonly isOpen: boolean
  readonly isGuest: boolean
}

function canDo(
  caller: OperatorCaller,
  record: DeskOrder['order'],
  { isOpen, isGuest }: DeskFacts,
): DeskOrder['can'] {
  const may = mayDo(caller, 'orders.act')
  return {
    cancel: may && (record.can.cancel || operatorMayCancel(cancelFacts(record))),
    edit: may && record.can.edit,
    decide: may && record.decision !== null,
    write: may && isOpen,
    send_link: may && !endedStatuses.includes(record.status),
    view_shop: may && !isGuest && caller.sessionId !== undefined,
    view_customer: may && caller.sessionId !== undefined,
  }
}

async function riderOf(db: Database, order: OrderRow): Promise<DeskOrder['rider']> {
  const { rider_id: riderId, rider_name: name, rider_vehicle: vehicle } = order
  if (riderId === null) return null
  const rider = await db
    .selectFrom('rider')
    .select(['phone', 'name', 'vehicle', 'is_simulated'])
    .where('rider_id', '=', riderId)
    .where('country', '=', order.country)
    .executeTakeFirst()
  return {
    rider_id: riderId,
    name: name ?? rider?.name ?? '',
    phone_number: rider?.phone ?? '',
    vehicle: vehicle ?? rider?.vehicle ?? '',
    is_simulated: rider?.is_simulated ?? false,
  }
}

async function linkOf(db: Database, order: OrderRow): Promise<DeskOrder['link']> {
  const link = await db
    .selectFrom('tracking_link')
    .select('created_at')
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return link ? { created_at: unixSeconds(link.created_at) } : null
}
