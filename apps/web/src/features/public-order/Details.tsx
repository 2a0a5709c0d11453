import type { LinkedOrder } from '@beckon/contract'
import { lengthOf } from '@beckon/domain/geo'
import { lazy, Suspense, useEffect, useState } from 'react'
import { after, useNow } from '../../platform/clock/index.ts'
import { useLight } from '../../platform/light/index.ts'
import { Facts } from './Facts.tsx'
import styles from './PublicOrder.module.css'
import { loadPatiently } from '../../platform/loading/index.ts'
import { useVehicle } from './use-vehicle.ts'

/** Fetched when there is something on it, after all that is said in words. */
const WaitingMap = lazy(async () => {
  try {
    return { default: (await loadPatiently(() => import('./WaitingMap.tsx'))).WaitingMap }
  } catch {
    return { default: NoMap }
  }
})

function NoMap() {
  const { t } = useLight()
  return (
    <p className={styles['fresh']} role="status">
      {t('track.map-failed')}
    </p>
  )
}

export interface DetailsProps {
  readonly details: LinkedOrder
  /** Whether the way of the rider ends at the customer. */
  readonly isComing: boolean
}

/** What the shop's link shows: who brings what where. */
export function Details({ details, isComing }: DetailsProps) {
  const { t, format } = useLight()
  const now = useNow(5)
  const vehicle = useVehicle()
  // What is drawn first is what can be read; the map is not asked for before that stands there.
  const [isRead, setRead] = useState(false)
  useEffect(() => after(0, () => setRead(true)), [])
  const { shop, customer, address, rider, position, door } = details
  return (
    <div className={styles['panel']}>
      <Facts
        facts={[
          [t('track.shop'), <bdi key="shop">{shop}</bdi>],
          [t('track.customer'), <bdi key="customer">{customer}</bdi>],
          [t('track.address'), <bdi key="address">{address}</bdi>],
          ...(rider ? [[t('track.rider'), vehicle(rider)] as const] : []),
        ]}
      />
      {position && (
        <>
          <div className={styles['map']}>
            <Suspense fallback={<div className={styles['mapSpace']} />}>
              {isRead ? (
                <WaitingMap rider={position} door={door} path={position.path} />
              ) : (
                <div className={styles['mapSpace']} />
              )}
            </Suspense>
          </div>
          <p className={styles['fresh']}>
            {isComing && position.path.length > 0 && (
              <span data-away>
                {t('track.away', { distance: format.distance(lengthOf(position.path)) })}{' '}
              </span>
            )}
            {t('track.located', { time: format.relative(position.located_at, now) })}
          </p>
        </>
      )}
    </div>
  )
}
