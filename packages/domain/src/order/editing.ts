import type { OrderStatus } from './status.ts'

/** NEW is one for later, until its rider is looked for; of one for now it lasts a moment. */
const open: readonly OrderStatus[] = [
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'MODIFIED',
]

/**
 * The status of an order that was changed. What nobody has looked for a rider for yet waits on as it was: to
 * dispatch there is nothing to take back.
 */
export const statusOfEdited = (status: OrderStatus): OrderStatus => (status === 'NEW' ? 'NEW' : 'MODIFIED')

/** Whether the vendor may still change what it asked for: until a rider has accepted. */
export const editable = (status: OrderStatus): boolean => open.includes(status)
