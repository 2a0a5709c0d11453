import { useNow } from '../../platform/clock/index.ts'
import { useLight } from '../../platform/light/index.ts'
import { Facts } from './Facts.tsx'
import { PageLink } from './PageLink.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'
import styles from './PublicOrder.module.css'
import { type Freshness, type OrderPageProps, PublicOrderPage } from './PublicOrderPage.tsx'
import { StatusHeadline } from './StatusHeadline.tsx'

export interface TrackingPageProps extends OrderPageProps {
  readonly isIndividual?: boolean
}

/** Where a parcel is, for whoever waits for it; up to date by itself. */
export function TrackingPage({ isIndividual = false, ...asked }: TrackingPageProps) {
  const { t, format } = useLight()
  return (
    <PublicOrderPage {...asked} title={t('track.title')}>
      {(order, freshness) => (
        <>
          <StatusHeadline order={order} isIndividual={isIndividual} />
          <div className={styles['panel']}>
            <ProgressSteps status={order.status} />
            <Facts
              facts={[
                [t('track.order'), <bdi key="id">{order.order_id}</bdi>],
                [t('track.created'), <bdi key="at">{format.dateTime(order.created_at)}</bdi>],
                [t('track.updated'), <bdi key="on">{format.dateTime(order.updated_at)}</bdi>],
              ]}
            />
          </div>
          <Checked {...freshness} />
          {order.status === 'DELIVERED' && (
            <PageLink page="delivery-receipt" {...asked}>
              {t('track.receipt')}
            </PageLink>
          )}
        </>
      )}
    </PublicOrderPage>
  )
}

function Checked({ checkedAt, isStale }: Freshness) {
  const { t, format } = useLight()
  const now = useNow(5)
  if (isStale) {
    return (
      <p role="alert" className={styles['late']}>
        {t('track.not-fresh', { time: format.time(checkedAt) })}
      </p>
    )
  }
  return (
    <p className={styles['fresh']}>
      {t('track.by-itself')} <bdi>{t('track.checked', { time: format.relative(checkedAt, now) })}</bdi>
    </p>
  )
}
