import { type EventData, type ProgramStatus, programStatusNames } from '@beckon/contract'
import { type EventType, orderEvents, type OrderState } from '@beckon/domain/event'
import type { MoveReason } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Outbox, StoredEventData } from '../../../../platform/outbox/outbox.ts'
import type { OrderPatch, OrderRow } from '../order-row.ts'
import type { NewOrder } from '../store.ts'
import { changesIn } from './order-changes.ts'

/** The part of an order that its events have. */
type EventOrder = Pick<
  OrderRow,
  | 'vendor_id'
  | 'order_id'
  | 'country'
  | 'status'
  | 'version'
  | 'eta_pickup'
  | 'eta_dropoff'
  | 'picked_up_at'
  | 'preordered_for'
  | 'reference'
>

/** The types of events about an order. */
export type OrderEventType = {
  [Type in EventType]: EventData[Type] extends EventData['order.created'] ? Type : never
}[EventType]

/** The data of an event about an order that the order itself does not have. */
export type OrderEventDetail<Type extends OrderEventType> = Omit<
  StoredEventData<Type>,
  keyof StoredEventData<'order.created'>
>

export interface OrderEvent<Type extends OrderEventType = OrderEventType> {
  readonly type: Type
  readonly detail: OrderEventDetail<Type>
  /** When it happened; now by default. */
  readonly at?: Date | undefined
}

export interface EventDeps {
  readonly outbox: Pick<Outbox, 'publish'>
}

/** Publishes an event about a locked order to the programs of its business. */
export async function publishOrderEvent<Type extends OrderEventType>(
  { outbox }: EventDeps,
  tx: Tx,
  order: EventOrder,
  { type, detail, at }: OrderEvent<Type>,
): Promise<void> {
  const { vendor_id: vendorId, country, order_id: subject } = order
  const data = { ...dataOf(order), ...detail }
  await outbox.publish(tx, { vendorId, country, subject, type, data, ...(at ? { at } : {}) })
}

interface Change {
  readonly before: OrderRow
  readonly after: OrderRow
  readonly patch: OrderPatch
  /** Null where the status stays. */
  readonly reason: MoveReason | null
  readonly at?: Date | undefined
}

/** Publishes the events of a change of a locked order. */
export async function publishEvents(deps: EventDeps, tx: Tx, change: Change): Promise<void> {
  const { before, after, reason, at } = change
  for (const type of orderEvents({ before: stateOf(before), after: stateOf(after), reason })) {
    const { vendor_id: vendorId, country, order_id: subject } = after
    const data = { ...dataOf(after), ...detailOf(type, change) }
    await deps.outbox.publish(tx, { vendorId, country, subject, type, data, ...(at ? { at } : {}) })
  }
}

/** Publishes that an order was placed. */
export async function publishCreated(deps: EventDeps, tx: Tx, order: NewOrder): Promise<void> {
  const { vendor_id, order_id, country, status, version, preordered_for, reference = null } = order
  const created = {
    ...{ vendor_id, order_id, country, status, version, reference, preordered_for: preordered_for ?? null },
    ...{ eta_pickup: null, eta_dropoff: null, picked_up_at: null },
  }
  await publishOrderEvent(deps, tx, created, { type: 'order.created', detail: {} })
}

const dataOf = (order: EventOrder): StoredEventData<'order.created'> => ({
  order_id: order.order_id,
  reference: order.reference,
  status: statusOf(order),
  version: order.version,
  eta: {
    pickup: order.eta_pickup?.toISOString() ?? null,
    dropoff: order.eta_dropoff?.toISOString() ?? null,
  },
})

/** A late order keeps the status of before as far as its row shows it. A pre-order rests as RECEIVED. */
function statusOf({ status, picked_up_at: pickedUpAt, preordered_for: later }: EventOrder): ProgramStatus {
  if (status === 'DELAYED') return pickedUpAt === null ? 'rider_assigned' : 'picked_up'
  return status === 'RECEIVED' && later !== null ? 'scheduled' : programStatusNames[status]
}

const withReason: readonly EventType[] = [
  'order.cancelled',
  'delivery.returning',
  'delivery.failed',
  'payment.failed',
  'payment.cancelled',
]

function detailOf(type: EventType, { before, after, patch, reason }: Change): object {
  if (type === 'order.updated') return { changed: changedFields(before, after, patch) }
  if (type === 'delivery.eta_changed') return { is_delayed: after.delay_reason !== null }
  return withReason.includes(type) && reason !== null ? { reason: codeOf(reason) } : {}
}

/** Codes are in lower case for programs. */
const codeOf = (reason: MoveReason): string => (reason === 'NEW_PIN' ? 'new_dropoff' : reason.toLowerCase())

/** Names of the changed fields, never their values. */
function changedFields(before: OrderRow, after: OrderRow, patch: OrderPatch): string[] {
  const fields = changesIn(before, patch).map((change) =>
    'field' in change ? change.field : 'payment_method',
  )
  const isMoved = before.preordered_for?.getTime() !== after.preordered_for?.getTime()
  return [
    ...fields,
    ...(before.reference === after.reference ? [] : ['reference']),
    ...(before.rider_id === after.rider_id ? [] : ['rider']),
    ...(isMoved ? ['time'] : []),
  ]
}

const stateOf = (order: OrderRow): OrderState => ({
  status: order.status,
  riderId: order.rider_id,
  pickupAt: order.eta_pickup && unixSeconds(order.eta_pickup),
  dropoffAt: order.eta_dropoff && unixSeconds(order.eta_dropoff),
  isDelayed: order.delay_reason !== null,
})
