import type { OrderStatus } from './status.ts'

const open: readonly OrderStatus[] = [
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'MODIFIED',
]

/** Whether the vendor may still change what it asked for: until a rider has accepted. */
export const editable = (status: OrderStatus): boolean => open.includes(status)
