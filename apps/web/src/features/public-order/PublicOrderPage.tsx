import type { PublicOrder } from '@beckon/contract'
import { type BrandId, brands } from '@beckon/domain/country'
import { IconCloudOff, IconMapOff } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useLight } from '../../platform/light/index.ts'
import { Notice } from './Notice.tsx'
import styles from './PublicOrder.module.css'
import { useFollowed } from './use-followed.ts'

/** What the address of a page about a parcel says. */
export interface OrderPageProps {
  readonly orderId: string
  /** Of the signed link; null where the address has none. */
  readonly token: string | null
}

export interface PublicOrderPageProps extends OrderPageProps {
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
  const { t } = useLight()
  const { order, checkedAt, failures, isUnknown, again } = useFollowed(
    `/api/orders/v1/public-order/${encodeURIComponent(orderId)}`,
  )
  useTitle(title)
  if (isUnknown) {
    return (
      <Notice
        icon={<IconMapOff size={40} stroke={1.25} />}
        title={t('track.unknown-title')}
        text={t('track.unknown-text')}
      />
    )
  }
  if (order) {
    return <div className={styles['page']}>{children(order, { checkedAt, isStale: failures > 0 })}</div>
  }
  if (failures > 0) {
    return (
      <div role="alert">
        <Notice
          icon={<IconCloudOff size={40} stroke={1.25} />}
          title={t('track.failed-title')}
          text={t('track.failed-text')}
          action={
            <button type="button" className={styles['button']} onClick={again}>
              {t('track.retry')}
            </button>
          }
        />
      </div>
    )
  }
  return (
    <div className={styles['page']} aria-busy="true">
      <p role="status">{t('track.loading')}</p>
      <div className={styles['skeleton']} />
    </div>
  )
}

function useTitle(page: string): void {
  const { t, config } = useLight()
  const title = t('track.page-title', { page, brand: brands[config.brand as BrandId].name })
  useEffect(() => {
    document.title = title.replace(/[\u2068\u2069]/gu, '')
  }, [title])
}
