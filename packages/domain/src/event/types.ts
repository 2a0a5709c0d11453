/** Types of the events that the programs of a business get. A type keeps its name and its meaning for ever. */
export const eventTypes = [
  'order.created',
  'order.updated',
  'order.cancelled',
  'delivery.rider_assigned',
  'delivery.arrived_pickup',
  'delivery.picked_up',
  'delivery.imminent',
  'delivery.arrived_dropoff',
  'delivery.delivered',
  'delivery.returning',
  'delivery.returned',
  'delivery.failed',
  'delivery.eta_changed',
  'delivery.needs_decision',
  'delivery.decided',
  'courier.position',
  'payment.taken',
  'payment.failed',
  'payment.cancelled',
  'payment.refunded',
  'payment.refund_failed',
  'cash.settled',
  'bulk.checked',
  'bulk.placed',
  'endpoint.disabled',
  'ping',
] as const
export type EventType = (typeof eventTypes)[number]

/** Types of which an endpoint gets an event only if it asks for them by name: positions are many, and a ping is a test. */
export const askedTypes: readonly EventType[] = ['courier.position', 'ping']

/** Types with sums of money: a key without the scope `money` does not read them. */
export const moneyTypes: readonly EventType[] = ['payment.refunded', 'payment.refund_failed', 'cash.settled']

/** The types that an endpoint gets which asks for no type by name. */
export const usualTypes: readonly EventType[] = eventTypes.filter((type) => !askedTypes.includes(type))
