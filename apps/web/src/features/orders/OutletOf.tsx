import type { OrderRecord } from '@beckon/contract'
import { Text } from '@mantine/core'
import rows from './OrderRow.module.css'
import { useSelectedVendor } from '../branch-selector/index.ts'

/** Of another collection point than the selected one (its outlets come along): which. */
export function OutletOf({ order }: { readonly order: OrderRecord }) {
  const { vendor_id: selected } = useSelectedVendor()
  if (order.vendor_id === selected) return null
  return (
    <Text
      component="span"
      size="xs"
      c="dimmed"
      className={rows['cut'] ?? ''}
      dir="auto"
      data-outlet={order.vendor_id}
    >
      {order.outlet.name}
    </Text>
  )
}
