import type { PublicOrder } from '@beckon/contract'
import { shortOrderId } from '@beckon/domain/order'
import { useMemo } from 'react'
import { useNow } from '../../platform/clock/index.ts'
import { usePublicPage } from '../../platform/light/index.ts'
import { Details, RiderOnMap } from './parts/Details.tsx'
import { Facts } from './parts/Facts.tsx'
import { HandoverPin } from './parts/HandoverPin.tsx'
import { type OrderPageProps, questionOf } from './order-page.ts'
import { PageLink } from './parts/PageLink.tsx'
import { ProgressSteps } from './parts/ProgressSteps.tsx'
import { isComingToDoor, progressOf } from './progress.ts'
import { Proofs } from './parts/Proofs.tsx'
import styles from './PublicOrder.module.css'
import { type Freshness, PublicOrderPage } from './PublicOrderPage.tsx'
import { Rating } from './parts/Rating.tsx'
import { readPublicOrder } from './read-public-order.ts'
import { StatusHeadline } from './parts/StatusHeadline.tsx'

export interface TrackingPageProps extends OrderPageProps {
  readonly isIndividual?: boolean
}

const isOver = ({ status }: PublicOrder): boolean =>
  progressOf(status).course === 'arrived' || status === 'CANCELLED' || status === 'RETURNED'

/** The recipient's page about a parcel; it updates itself. */
export function TrackingPage({ isIndividual = false, orderId, token }: TrackingPageProps) {
  const { t, format } = usePublicPage()
  const link = useMemo(() => ({ orderId, token }), [orderId, token])
  const question = { ...questionOf('public-order', link), read: readPublicOrder, isOver }
  return (
    <PublicOrderPage {...link} title={t('track.title')} question={question}>
      {(order, freshness) => (
        <>
          <StatusHeadline order={order} isIndividual={isIndividual} />
          {order.link === 'gone' && <p className={styles.late}>{t('track.link-gone')}</p>}
          {order.details?.position && (
            <RiderOnMap
              position={order.details.position}
              door={order.details.door}
              isComing={isComingToDoor(order.status)}
            />
          )}
          <div className={styles.panel}>
            <ProgressSteps status={order.status} />
          </div>
          {order.details?.handover_pin && <HandoverPin pin={order.details.handover_pin} />}
          {order.details && <Details details={order.details} />}
          {order.details && order.details.proofs.length > 0 && (
            <div className={styles.panel}>
              <Proofs {...link} proofs={order.details.proofs} />
            </div>
          )}
          {order.details && (
            <Rating {...link} given={order.details.rating} until={order.details.rated_until} />
          )}
          <div className={styles.panel}>
            <Facts
              facts={[
                [t('track.order'), <bdi key="id">{shortOrderId(order.order_id)}</bdi>],
                [t('track.created'), <bdi key="at">{format.dateTime(order.created_at)}</bdi>],
                [t('track.updated'), <bdi key="on">{format.dateTime(order.updated_at)}</bdi>],
              ]}
            />
          </div>
          {isOver(order) ? (
            <PageLink page="delivery-receipt" {...link}>
              {t(order.status === 'DELIVERED' ? 'track.receipt' : 'track.see-receipt')}
            </PageLink>
          ) : (
            <Checked {...freshness} />
          )}
        </>
      )}
    </PublicOrderPage>
  )
}

function Checked({ checkedAt, isStale }: Freshness) {
  const { t, format } = usePublicPage()
  const now = useNow(5)
  if (isStale) {
    return (
      <p role="alert" className={styles.late}>
        {t('track.not-fresh', { time: format.time(checkedAt) })}
      </p>
    )
  }
  return (
    <p className={styles.fresh}>
      {t('track.by-itself')} <bdi>{t('track.checked', { time: format.relative(checkedAt, now) })}</bdi>
    </p>
  )
}
