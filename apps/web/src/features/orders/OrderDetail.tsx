import { Button, CopyButton, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { hidesFullMap, overStatuses, sentenceOf } from '@beckon/domain/order'
import { Link } from '@tanstack/react-router'
import { useFlag } from '../../platform/flags/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Named } from '../page/index.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { Conversation } from './conversation/index.ts'
import { DecisionCard } from './decision/index.ts'
import { HandoverPin } from './HandoverPin.tsx'
import { OrderEta } from './OrderEta.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderMap } from './OrderMap.tsx'
import { Proofs } from './proof/index.ts'
import { RequestAgain } from './RequestAgain.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import styles from './orders.module.css'
import { ScheduledFor } from './ScheduledFor.tsx'
import { ShareOrder } from './ShareOrder.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { useRider } from './use-rider.ts'

/** One order: what is happening with it, where it is, and all that is known of it. */
export function OrderDetail({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const rider = useRider(order)
  const isOver = overStatuses.includes(order.status)
  return (
    <Stack gap="lg" data-order-id={order.order_id} data-status={order.status}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <CopyButton value={order.order_id}>
            {({ copied, copy }) => (
              <UnstyledButton onClick={copy} className={styles['id']} title={t('order.copy-id')}>
                <bdi>{copied ? t('action.copied') : order.order_id}</bdi>
              </UnstyledButton>
            )}
          </CopyButton>
          <StatusBadge status={order.status} />
        </Group>
        <Text component="h2" className={styles['sentence']}>
          {t(`sentence.${sentenceOf(order.status)}`)}
        </Text>
        <ScheduledFor order={order} size="sm" />
        {!isOver && <OrderEta order={order} rider={rider} />}
        {order.rider && (
          <Text size="sm">
            <Named name={t('order.rider')}>
              <bdi>{order.rider.name}</bdi>
            </Named>
          </Text>
        )}
      </Stack>
      <DecisionCard order={order} />
      {!hidesFullMap(order.status) && <OrderMap order={order} rider={rider} />}
      <HandoverPin order={order} />
      <Proofs order={order} />
      <Conversation order={order} />
      <OrderFacts order={order} />
      <ShareOrder order={order} />
      <EditAction order={order} />
      <RequestAgain order={order} />
      <CancelOrder order={order} />
      <Stack gap="sm">
        <Text component="h3" fw={600} size="sm">
          {t('order.timeline')}
        </Text>
        <OrderTimeline order={order} />
      </Stack>
    </Stack>
  )
}

function EditAction({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const isOffered = useFlag('ModifyOrderButton')
  if (!order.can.edit || !isOffered) return null
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'start' }}
      renderRoot={(props) => (
        <Link
          to="/request-a-rider/{-$vendorID}"
          params={{ vendorID: order.vendor_id }}
          search={{ orderID: order.order_id }}
          {...props}
        />
      )}
    >
      {t('order.edit')}
    </Button>
  )
}
