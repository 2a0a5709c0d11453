import { Button, CopyButton, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import type { OrderRecord, RiderInfo } from '@beckon/contract'
import { cancelledListStatuses, endedStatuses, sentenceOf, shortOrderId } from '@beckon/domain/order'
import IconReceipt from '~icons/tabler/receipt'
import { Link } from '@tanstack/react-router'
import { useFlag } from '../../../platform/flags/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useMay, WhoMay } from '../../member/index.ts'
import { NameValue } from '../../page/index.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderEta } from './OrderEta.tsx'
import styles from '../orders.module.css'
import { RequestAgain } from './RequestAgain.tsx'
import { ScheduledFor } from '../ScheduledFor.tsx'
import { ShareOrder } from './ShareOrder.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { useShared } from './use-shared.ts'

interface OrderHeadProps {
  readonly order: OrderRecord
  readonly rider: RiderInfo | undefined
}

/** Recipient, state or problem, time and available actions of an order. */
export function OrderHead({ order, rider }: OrderHeadProps) {
  const { t } = useTexts()
  const { decision } = order
  return (
    <Stack gap="sm" component="header">
      <Group justify="space-between" gap="xs">
        <Text fw={600}>
          <bdi>{order.customer.name}</bdi>
        </Text>
        <StatusBadge status={order.status} />
      </Group>
      <Stack gap={4}>
        {/* After an answer the focus moves to the new state. */}
        <Text component="h2" tabIndex={-1} className={styles.sentence}>
          {decision ? t(`decision.cause.${decision.cause}`) : t(`sentence.${sentenceOf(order.status)}`)}
        </Text>
        <ScheduledFor order={order} size="sm" />
        <OrderEta order={order} rider={rider} />
        {order.rider && (
          <Text size="sm">
            <NameValue name={t('order.rider')}>
              <bdi>{order.rider.name}</bdi>
            </NameValue>
          </Text>
        )}
      </Stack>
      <Group gap="xs" data-actions>
        <ShareOrder order={order} />
        <RequestAgain order={order} />
        <Receipt order={order} />
        <EditAction order={order} />
        <CancelOrder order={order} />
      </Group>
      <WhyLocked order={order} />
      {!endedStatuses.includes(order.status) && <WhoMay action="orders.change" vendorId={order.vendor_id} />}
      <CopyButton value={order.order_id}>
        {({ copied, copy }) => (
          <UnstyledButton
            onClick={copy}
            className={styles.id}
            title={t('order.copy-id')}
            aria-label={
              copied
                ? t('action.copied')
                : t('app.pair', { name: t('order.copy-id'), value: shortOrderId(order.order_id) })
            }
          >
            <bdi role="status">{copied ? t('action.copied') : shortOrderId(order.order_id)}</bdi>
          </UnstyledButton>
        )}
      </CopyButton>
    </Stack>
  )
}

/** A link to the printable receipt; cancelled orders have none. */
function Receipt({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const isOffered = useFlag('DeliveryReceiptCta')
  const { receiptUrl } = useShared(order)
  const { status } = order
  if (!isOffered || !endedStatuses.includes(status) || cancelledListStatuses.includes(status)) return null
  return (
    <Button
      component="a"
      variant="default"
      leftSection={<IconReceipt size={18} stroke={1.6} aria-hidden />}
      // The link is signed for the shop once it is loaded; such a receipt has the price and no rating form.
      href={receiptUrl ?? `/delivery-receipt/${encodeURIComponent(order.order_id)}`}
      target="_blank"
      rel="noreferrer"
    >
      {t(status === 'DELIVERED' ? 'share.receipt' : 'track.see-receipt')}
    </Button>
  )
}

function EditAction({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const isOffered = useFlag('ModifyOrderButton')
  const may = useMay('orders.change', order.vendor_id)
  if (!order.can.edit || !isOffered || !may) return null
  return (
    <Button
      variant="default"
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

/** Explains why edit and cancel are no longer available after a rider has accepted. */
function WhyLocked({ order }: { readonly order: OrderRecord }) {
  const { status, status_history, can, rider, decision } = order
  const { t, format } = useTexts()
  const accepted = status_history.findLast((one) => one.status === 'COURIER_ACCEPTED_DELIVERY')
  const isOver = endedStatuses.includes(status)
  // An open decision has its own actions.
  if (isOver || decision || can.cancel || can.edit || rider === null || !accepted) return null
  return (
    <Text size="sm" c="dimmed" data-locked>
      {t('order.locked', { time: format.time(accepted.created_at) })}
    </Text>
  )
}
