import { Stack, Text } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { hidesFullMap, endedStatuses } from '@beckon/domain/order'
import { useTexts } from '../../../platform/texts/index.ts'
import { Conversation } from '../conversation/index.ts'
import { DecisionCard } from '../decision/index.ts'
import { useMay } from '../../member/index.ts'
import { HandoverPin } from './HandoverPin.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderMap } from '../map/OrderMap.tsx'
import { OrderRating } from './OrderRating.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { Proofs } from '../proof/index.ts'
import { useOrderWithoutGuestCharges } from '../use-order-without-guest-charges.ts'
import { useRider } from '../map/use-rider.ts'

/** One order: its state, its map and all details. */
export function OrderDetail({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const rider = useRider(order)
  const charged = useOrderWithoutGuestCharges(order)
  const mayChange = useMay('orders.change', order.vendor_id)
  const isOver = endedStatuses.includes(order.status)
  return (
    <Stack gap="lg" data-order-id={order.order_id} data-status={order.status}>
      <OrderHead order={order} rider={rider} />
      {mayChange && <DecisionCard order={order} />}
      {!hidesFullMap(order.status) && <OrderMap order={order} rider={rider} />}
      <HandoverPin order={order} />
      {/* The conversation of a closed order comes last and collapsed. */}
      {!isOver && <Conversation order={order} />}
      <Proofs order={order} />
      <OrderRating order={order} />
      <OrderFacts order={charged} />
      {isOver && <Conversation order={order} isFolded />}
      <Stack gap="sm">
        <Text component="h3" fw={600} size="sm">
          {t('order.timeline')}
        </Text>
        <OrderTimeline order={charged} />
      </Stack>
    </Stack>
  )
}
