import type { OrderRecord } from '@beckon/contract'
import { Text } from '@mantine/core'
import { useSelectedVendor } from '../branch-selector/index.ts'

/** Of another collection point than the selected one (its outlets come along): which. */
export function OutletOf({ order }: { readonly order: OrderRecord }) {
  const { vendor_id: selected } = useSelectedVendor()
  if (order.vendor_id === selected) return null
  return (
    <Text component="span" size="xs" c="dimmed" truncate display="block" data-outlet={order.vendor_id}>
      <bdi>{order.outlet.name}</bdi>
    </Text>
  )
}
