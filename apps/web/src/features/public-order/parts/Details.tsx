import type { LinkedOrder } from '@beckon/contract'
import { lengthOf } from '@beckon/domain/geo'
import { lazy, Suspense, useEffect, useState } from 'react'
import { after, useNow } from '../../../platform/clock/index.ts'
import { usePublicPage } from '../../../platform/light/index.ts'
import { Facts } from './Facts.tsx'
import styles from '../PublicOrder.module.css'
import { loadOptional } from '../../../platform/loading/index.ts'
import { useVehicle } from '../use-vehicle.ts'

/** Loaded after the text, and only when there is a position to show. */
const WaitingMap = lazy(async () => {
  try {
    return { default: (await loadOptional(() => import('./WaitingMap.tsx'))).WaitingMap }
  } catch {
    return { default: NoMap }
  }
})

function NoMap() {
  const { t } = usePublicPage()
  return (
    <p className={styles.fresh} role="status">
      {t('track.map-failed')}
    </p>
  )
}

/** Metres; within this distance the rider is at the door. */
const NEAR_METRES = 30

export interface RiderOnMapProps {
  readonly position: NonNullable<LinkedOrder['position']>
  readonly door: LinkedOrder['door']
  /** The rider is on the way to the customer. */
  readonly isComing: boolean
}

/** The rider's position on a map and as text. */
export function RiderOnMap({ position, door, isComing }: RiderOnMapProps) {
  const { t, format } = usePublicPage()
  const now = useNow(5)
  // The text is rendered first; the map is not loaded before.
  const [isRead, setRead] = useState(false)
  useEffect(() => after(0, () => setRead(true)), [])
  const away = lengthOf(position.path)
  return (
    <div className={styles.panel} data-rider-map>
      <div className={styles.map}>
        <Suspense fallback={<div className={styles.mapSpace} />}>
          {isRead ? (
            <WaitingMap rider={position} door={door} path={position.path} />
          ) : (
            <div className={styles.mapSpace} />
          )}
        </Suspense>
      </div>
      <p className={styles.fresh}>
        {isComing && away >= NEAR_METRES && (
          <span data-away>{t('track.away', { distance: format.distance(away) })} </span>
        )}
        {t('track.located', { time: format.relative(position.located_at, now) })}
      </p>
    </div>
  )
}

/** The rider, the items, the destination, and the shop's contact. */
export function Details({ details }: { readonly details: LinkedOrder }) {
  const { t } = usePublicPage()
  const vehicle = useVehicle()
  const { shop, shop_phone: phone, customer, address, rider } = details
  return (
    <div className={styles.panel}>
      <Facts
        facts={[
          [t('track.shop'), <bdi key="shop">{shop}</bdi>],
          [t('track.customer'), <bdi key="customer">{customer}</bdi>],
          [t('track.address'), <bdi key="address">{address}</bdi>],
          ...(rider ? [[t('track.rider'), vehicle(rider)] as const] : []),
        ]}
      />
      {phone !== null && (
        <a href={`tel:${phone}`} className={styles.call} data-call-shop>
          {t('track.call-shop')}
        </a>
      )}
    </div>
  )
}
