import type { PublicOrder } from '@beckon/contract'
import { Skeleton } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { EmptyState, FailureState, usePageTitle } from '../page/index.ts'
import styles from './PublicOrder.module.css'
import { usePublicOrder } from './use-public-order.ts'

export interface PublicOrderPageProps {
  readonly orderId: string
  /** The title of the page, in the tab. */
  readonly title: string
  readonly children: (order: PublicOrder, facts: Freshness) => ReactNode
}

export interface Freshness {
  /** Seconds since 1970. */
  readonly checkedAt: number
  /** What is shown is from then, and newer cannot be had. */
  readonly isStale: boolean
}

/** A page about an order for people without an account: the order, or why it is not there. */
export function PublicOrderPage({ orderId, title, children }: PublicOrderPageProps) {
  const { t } = useTexts()
  const query = usePublicOrder(orderId)
  usePageTitle(title)
  if (query.isUnknown) {
    return (
      <EmptyState
        icon={IconMapOff}
        heading="h1"
        title={t('track.unknown-title')}
        text={t('track.unknown-text')}
      />
    )
  }
  if (query.data) {
    const checkedAt = Math.floor(query.dataUpdatedAt / 1000)
    return <div className={styles['page']}>{children(query.data, { checkedAt, isStale: query.isError })}</div>
  }
  if (query.isError) return <FailureState error={query.error} onRetry={() => void query.refetch()} />
  return (
    <div className={styles['page']} aria-busy="true" aria-label={t('state.loading')}>
      <Skeleton height={36} mb="md" />
      <Skeleton height={96} radius="lg" mb="md" />
      <Skeleton height={120} radius="lg" />
    </div>
  )
}
