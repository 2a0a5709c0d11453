export { OrderDetail } from './OrderDetail.tsx'
export { OrderRow } from './OrderRow.tsx'
export { StatusBadge } from './StatusBadge.tsx'
export { useActiveOrders } from './use-active-orders.ts'
