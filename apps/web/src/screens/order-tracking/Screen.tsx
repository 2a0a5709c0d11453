import type { OrderRecord } from '@beckon/contract'
import { Skeleton, Stack } from '@mantine/core'
import { useRef } from 'react'
import { useVendorChoice } from '../../features/branch-selector/index.ts'
import { StorageNotice } from '../../features/guest/index.ts'
import { NotAllowed, useMay } from '../../features/member/index.ts'
import { StatusAnnouncer, useActiveOrders } from '../../features/orders/index.ts'
import { FailureState, Page } from '../../features/page/index.ts'
import { LiveIndicator } from '../../platform/live/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { ChosenOrder } from './parts/ChosenOrder.tsx'
import { EmptyDay } from './parts/EmptyDay.tsx'
import { OrderLists } from './parts/OrderLists.tsx'
import { SearchBox } from './parts/SearchBox.tsx'
import { SearchResults } from './parts/SearchResults.tsx'
import styles from './Screen.module.css'
import { useAllOrders } from './use-all-orders.ts'
import { useChosenOrder, useFocusBetween } from './use-chosen-order.ts'
import { type OrderSearch, useFound, useOrderSearch } from './use-order-search.ts'

/** Today's orders, for people whose role shows orders. */
export function Screen() {
  const { t } = useTexts()
  return useMay('orders.read') ? <Today /> : <NotAllowed title={t('tracking.title')} action="orders.read" />
}

/** Five live lists, with the chosen order beside them. */
function Today() {
  const { vendor, outlets } = useVendorChoice()
  const { t } = useTexts()
  const orders = useActiveOrders(vendor.vendor_id, outlets.areIncluded)
  const data = useAllOrders(orders.data)
  const choice = useChosenOrder(data)
  const search = useOrderSearch()
  const found = useFound(data, search.text)
  const lists = useRef<HTMLElement>(null)
  const detail = useRef<HTMLElement>(null)
  useFocusBetween(choice.chosenId, lists, detail)
  const note = found
    ? t('app.pair', { name: t('tracking.search-results'), value: t('orders.count', { count: found.length }) })
    : ''
  return (
    <Page title={t('tracking.title')} aside={<LiveIndicator />} width="wide">
      {/* The key prevents an announcement when the selection changes. */}
      <StatusAnnouncer
        key={`${vendor.vendor_id} ${outlets.areIncluded}`}
        orders={data}
        chosenId={choice.chosenId}
        note={note}
      />
      <div className={styles.page} data-chosen={choice.chosen || choice.isUnknown || undefined}>
        <section ref={lists} className={styles.lists} aria-label={t('tracking.title')}>
          <StorageNotice vendorId={vendor.vendor_id} />
          <SearchBox search={search} />
          <Lists {...{ orders, all: data ?? [], found, search, choice }} />
        </section>
        <ChosenOrder ref={detail} choice={choice} orders={data ?? []} />
      </div>
    </Page>
  )
}

interface ListsProps {
  readonly all: readonly OrderRecord[]
  readonly orders: ReturnType<typeof useActiveOrders>
  readonly found: ReturnType<typeof useFound>
  readonly search: OrderSearch
  readonly choice: ReturnType<typeof useChosenOrder>
}

function Lists({ orders, all, found, search, choice }: ListsProps) {
  const { t } = useTexts()
  if (orders.isPending) return <Waiting />
  const rows = { chosenId: choice.chosenId, onChoose: choice.choose }
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
      {all.length > 0 &&
        (found ? (
          <SearchResults found={found} search={search.text} {...rows} />
        ) : (
          <OrderLists orders={all} {...rows} />
        ))}
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
