import type { Selectable } from 'kysely'
import type { OrdersTable, OrderStatusTable } from '../../platform/database/schema-orders.ts'

/** An order as it is kept. */
export type OrderRow = Selectable<OrdersTable>

export type StatusRow = Selectable<OrderStatusTable>

/** Which order: the vendor is part of every key. */
export interface OrderKey {
  readonly vendorId: string
  readonly orderId: string
}

/** Whether somebody sent it without a business: a guest, also one who has an account by now. */
export const isIndividual = ({ sender_email }: Pick<OrderRow, 'sender_email'>): boolean =>
  sender_email !== null
