import { Drawer, Table, Text, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { OrderRecord } from '@beckon/contract'
import { useState } from 'react'
import { OrderDetail, OrderRow, OutletOf, RequestAgain, StatusBadge } from '../../../features/orders/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Screen.module.css'

/** A table on wide screens and rows on narrow ones; an order opens beside it. */
export function HistoryTable({ orders }: { readonly orders: readonly OrderRecord[] }) {
  const { t } = useTexts()
  const [openId, setOpenId] = useState<string>()
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const open = orders.find((order) => order.order_id === openId)
  return (
    <>
      {isWide ? (
        <WideTable orders={orders} onOpen={setOpenId} />
      ) : (
        <div className={styles.cards}>
          {orders.map((order) => (
            <OrderRow key={order.order_id} order={order} isPast isChosen={false} onChoose={setOpenId} />
          ))}
        </div>
      )}
      <Drawer
        opened={open !== undefined}
        onClose={() => setOpenId(undefined)}
        position="right"
        size="lg"
        title={t('order.details')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        {open && <OrderDetail order={open} />}
      </Drawer>
    </>
  )
}

interface WideTableProps {
  readonly orders: readonly OrderRecord[]
  readonly onOpen: (orderId: string) => void
}

function WideTable({ orders, onOpen }: WideTableProps) {
  const { t, format } = useTexts()
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('order.created')}</Table.Th>
            <Table.Th>{t('order.customer')}</Table.Th>
            <Table.Th>{t('order.address')}</Table.Th>
            <Table.Th>{t('order.status')}</Table.Th>
            <Table.Th ta="end">{t('order.fee')}</Table.Th>
            <Table.Th aria-label={t('again.action')} w={52} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => (
            <Table.Tr key={order.order_id}>
              <Table.Td>
                <bdi>{format.dateTime(order.created_at)}</bdi>
              </Table.Td>
              <Table.Td>
                <UnstyledButton
                  data-open-order={order.order_id}
                  onClick={() => onOpen(order.order_id)}
                  fw={600}
                  fz="sm"
                >
                  <bdi>{order.customer.name}</bdi>
                </UnstyledButton>
                <OutletOf order={order} />
              </Table.Td>
              <Table.Td maw={280}>
                <Text size="sm" truncate>
                  <bdi>{order.customer.location.address}</bdi>
                </Text>
              </Table.Td>
              <Table.Td>
                <StatusBadge status={order.status} />
              </Table.Td>
              <Table.Td ta="end">
                <bdi>{format.amount(order.delivery_fee, order.currency)}</bdi>
                {order.voucher && (
                  <Text size="xs" c="dimmed">
                    {t('voucher.line', { code: order.voucher.code })}
                  </Text>
                )}
              </Table.Td>
              <Table.Td py={0}>
                <RequestAgain order={order} isSmall />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
