import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowLeft, IconSearch } from '@tabler/icons-react'
import type { OrderRecord } from '@beckon/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useVendorChoice } from '../../features/branch-selector/index.ts'
import { OrderDetail, useActiveOrders } from '../../features/orders/index.ts'
import { FailureState, Page } from '../../features/page/index.ts'
import { LiveIndicator } from '../../platform/live/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { EmptyDay } from './parts/EmptyDay.tsx'
import { OrderLists } from './parts/OrderLists.tsx'
import { SearchResults } from './parts/SearchResults.tsx'
import styles from './Screen.module.css'
import { useOrderSearch } from './use-order-search.ts'

/** Today's orders in five lists, and the chosen one beside them, live. */
export function Screen() {
  const { vendor, outlets } = useVendorChoice()
  const { t } = useTexts()
  const orders = useActiveOrders(vendor.vendor_id, outlets.areIncluded)
  const { chosenId, choose } = useChosenOrder()
  const search = useOrderSearch()
  const all = orders.data ?? []
  const chosen = all.find((order) => order.order_id === chosenId)
  return (
    <Page title={t('tracking.title')} aside={<LiveIndicator />} width="wide">
      <div className={styles['page']} data-chosen={chosen ? true : undefined}>
        <section className={styles['lists']} aria-label={t('tracking.title')}>
          <TextInput
            type="search"
            leftSection={<IconSearch size={16} />}
            placeholder={t('tracking.search')}
            aria-label={t('tracking.search')}
            value={search.text}
            onChange={(event) => search.setText(event.currentTarget.value)}
            onBlur={search.remember}
            list="recent-searches"
          />
          <datalist id="recent-searches">
            {search.recent.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
          <Lists orders={orders} search={search.text} chosenId={chosen?.order_id} onChoose={choose} />
        </section>
        <section className={styles['detail']} aria-label={t('order.details')}>
          {chosen ? (
            <Stack gap="md">
              <Button
                className={styles['back'] ?? ''}
                variant="subtle"
                leftSection={<IconArrowLeft size={16} className="flips" />}
                onClick={() => choose(undefined)}
              >
                {t('order.back-to-list')}
              </Button>
              <OrderDetail key={chosen.order_id} order={chosen} />
            </Stack>
          ) : (
            all.length > 0 && (
              <Text c="dimmed" ta="center" py="xl">
                {t('tracking.choose')}
              </Text>
            )
          )}
        </section>
      </div>
    </Page>
  )
}

interface ListsProps {
  readonly orders: ReturnType<typeof useActiveOrders>
  readonly search: string
  readonly chosenId: string | undefined
  readonly onChoose: (orderId: string) => void
}

function Lists({ orders, search, chosenId, onChoose }: ListsProps) {
  const { t } = useTexts()
  if (orders.isPending) return <Waiting />
  const all: readonly OrderRecord[] = orders.data ?? []
  return (
    <>
      {orders.isError && (
        <FailureState
          error={orders.error}
          title={t('error.cant-retrieve-current-orders')}
          onRetry={() => void orders.refetch()}
        />
      )}
      {all.length === 0 && !orders.isError && <EmptyDay />}
      {search.trim() === '' ? (
        all.length > 0 && <OrderLists orders={all} chosenId={chosenId} onChoose={onChoose} />
      ) : (
        <SearchResults orders={all} search={search} chosenId={chosenId} onChoose={onChoose} />
      )}
    </>
  )
}

function Waiting() {
  return (
    <Stack gap="xs" aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={64} radius="md" />
      ))}
    </Stack>
  )
}

/** The chosen order stands in the address, so that a link or a reload shows the same. */
function useChosenOrder() {
  const { order_id } = useSearch({ strict: false })
  const navigate = useNavigate()
  const choose = useCallback(
    (orderId: string | undefined) => {
      void navigate({ to: '.', search: orderId === undefined ? {} : { order_id: orderId }, replace: true })
    },
    [navigate],
  )
  return { chosenId: order_id, choose }
}
