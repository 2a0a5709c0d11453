import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Panel } from '../page/index.ts'
import { Facts } from './Facts.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'
import styles from './PublicOrder.module.css'
import { type Freshness, PublicOrderPage } from './PublicOrderPage.tsx'
import { StatusHeadline } from './StatusHeadline.tsx'

export interface TrackingPageProps {
  readonly orderId: string
  readonly isIndividual?: boolean
}

/** Where a parcel is, for whoever waits for it; up to date by itself. */
export function TrackingPage({ orderId, isIndividual = false }: TrackingPageProps) {
  const { t, format } = useTexts()
  return (
    <PublicOrderPage orderId={orderId} title={t('track.title')}>
      {(order, freshness) => (
        <>
          <StatusHeadline order={order} isIndividual={isIndividual} />
          <Panel>
            <ProgressSteps status={order.status} />
            <Facts
              facts={[
                [t('track.order'), <bdi key="id">{order.order_id}</bdi>],
                [t('track.created'), <bdi key="at">{format.dateTime(order.created_at)}</bdi>],
                [t('track.updated'), <bdi key="on">{format.dateTime(order.updated_at)}</bdi>],
              ]}
            />
          </Panel>
          <Checked {...freshness} />
          {order.status === 'DELIVERED' && (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to="/delivery-receipt/$orderID" params={{ orderID: order.order_id }} {...props} />
              )}
            >
              {t('track.receipt')}
            </Button>
          )}
        </>
      )}
    </PublicOrderPage>
  )
}

function Checked({ checkedAt, isStale }: Freshness) {
  const { t, format } = useTexts()
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
