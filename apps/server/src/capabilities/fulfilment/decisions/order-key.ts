import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'

export const orderKeyOf = (order: OrderRow): OrderKey => ({
  vendorId: order.vendor_id,
  orderId: order.order_id,
})
