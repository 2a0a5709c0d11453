import IconCloudOff from '~icons/tabler/cloud-off'
import IconMapOff from '~icons/tabler/map-off'
import IconPackage from '~icons/tabler/package'
import { type ReactNode, useEffect } from 'react'
import { usePublicPage } from '../../platform/light/index.ts'
import { Notice } from './parts/Notice.tsx'
import type { OrderPageProps } from './order-page.ts'
import { PageLink } from './parts/PageLink.tsx'
import styles from './PublicOrder.module.css'
import { tabTitle } from './tab-title.ts'
import { type Question, usePolledOrder } from './use-polled-order.ts'

export interface PublicOrderPageProps<T> extends OrderPageProps {
  /** The title of the page, in the tab. */
  readonly title: string
  readonly question: Question<T>
  readonly children: (seen: T, facts: Freshness) => ReactNode
}

export interface Freshness {
  /** Seconds since 1970. */
  readonly checkedAt: number
  /** The shown state is stale, and polling fails. */
  readonly isStale: boolean
  /** Polls immediately. */
  readonly again: () => void
}

/** A public page about an order: the order, or the reason why it is unavailable. */
export function PublicOrderPage<T>({ title, question, children, ...address }: PublicOrderPageProps<T>) {
  const { t } = usePublicPage()
  const { seen, checkedAt, failures, gone, again } = usePolledOrder(question)
  useTitle(title)
  if (gone) return <Gone why={gone} {...address} />
  if (seen !== undefined) {
    return <div className={styles.page}>{children(seen, { checkedAt, isStale: failures > 0, again })}</div>
  }
  if (failures > 0) return <Failed onRetry={again} />
  return (
    <div className={styles.page} aria-busy="true">
      <p role="status">{t('track.loading')}</p>
      <div className={styles.skeleton} />
    </div>
  )
}

function Gone({ why, ...address }: OrderPageProps & { readonly why: 'unknown' | 'past' }) {
  const { t } = usePublicPage()
  if (why === 'unknown') {
    return (
      <Notice
        icon={<IconMapOff size={40} stroke={1.25} />}
        title={t('track.unknown-title')}
        text={t('track.unknown-text')}
      />
    )
  }
  return (
    <Notice
      icon={<IconPackage size={40} stroke={1.25} />}
      title={t('track.past-title')}
      text={t('track.past-text')}
      action={
        <PageLink page="delivery-receipt" {...address}>
          {t('track.see-receipt')}
        </PageLink>
      }
    />
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = usePublicPage()
  return (
    <div role="alert">
      <Notice
        icon={<IconCloudOff size={40} stroke={1.25} />}
        title={t('track.failed-title')}
        text={t('track.failed-text')}
        action={
          <button type="button" className={styles.button} onClick={onRetry}>
            {t('track.retry')}
          </button>
        }
      />
    </div>
  )
}

function useTitle(page: string): void {
  const light = usePublicPage()
  const title = tabTitle(page, light)
  useEffect(() => {
    document.title = title
  }, [title])
}
