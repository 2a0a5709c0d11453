import type { OrderRecord } from '@beckon/contract'
import { Text } from '@mantine/core'
import rows from './OrderRow.module.css'
import { useVendorChoice } from '../branch-selector/index.ts'

/** The collection point of an order, in lists of several collection points. */
export function OutletOf({ order }: { readonly order: OrderRecord }) {
  const { vendor, outlets } = useVendorChoice()
  if (!outlets.areIncluded && order.vendor_id === vendor.vendor_id) return null
  return (
    <Text component="span" size="xs" c="dimmed" className={rows.cut} dir="auto" data-outlet={order.vendor_id}>
      {order.outlet.name}
    </Text>
  )
}
