import { shortOrderId } from '@beckon/domain/order'
import IconMotorbike from '~icons/tabler/motorbike'
import IconPackage from '~icons/tabler/package'
import IconBuildingStore from '~icons/tabler/building-store'
import { useMay } from '../access/index.ts'
import { useFind } from './use-find.ts'

/** Orders, shops and riders for the palette, of the kinds whose pages the operator may open; a simulated rider has no page. */
export function useFoundEntries(text: string) {
  const found = useFind(text, useMay('orders.read'))
  if (!found) return []
  return [
    ...found.orders.map(({ order_id: id, customer, shop }) => ({
      path: `/orders/${encodeURIComponent(id)}`,
      name: shortOrderId(id),
      hint: `${customer.name} · ${shop}`,
      icon: IconPackage,
    })),
    ...found.shops.map(({ vendor_id: id, name }) => ({
      path: `/shops/${encodeURIComponent(id)}`,
      name,
      hint: id,
      icon: IconBuildingStore,
    })),
    ...found.riders
      .filter(({ is_simulated: isSimulated }) => !isSimulated)
      .map(({ rider_id: id, name, phone_number: hint }) => ({
        path: `/riders/${encodeURIComponent(id)}`,
        name,
        hint,
        icon: IconMotorbike,
      })),
  ]
}
