import { useTexts } from '../../platform/texts/index.ts'
import styles from './shop.module.css'

export interface AreaPictureProps {
  readonly ring: readonly (readonly [number, number])[]
  readonly shop: { readonly latitude: number | null; readonly longitude: number | null }
}

const SIZE = 220
const EDGE = 12
const METRES_PER_DEGREE = 111_320

/** An outline of an area with the shop in it; north is up. */
export function AreaPicture({ ring, shop }: AreaPictureProps) {
  const { t, format } = useTexts()
  const middle = ring.reduce((sum, [, north]) => sum + north, 0) / ring.length
  const squeeze = Math.cos((middle * Math.PI) / 180)
  const at = ([east, north]: readonly [number, number]) => [east * squeeze, -north] as const
  const points = ring.map(at)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const span = Math.max(Math.max(...xs) - left, Math.max(...ys) - top, 1e-6)
  const scale = (SIZE - 2 * EDGE) / span
  const place = ([x, y]: readonly [number, number]) =>
    [EDGE + (x - left) * scale, EDGE + (y - top) * scale] as const
  const { latitude, longitude } = shop
  const [shopX, shopY] =
    latitude === null || longitude === null ? [-99, -99] : place(at([longitude, latitude]))
  return (
    <svg
      className={styles.area}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      width={SIZE}
      height={SIZE}
      role="img"
      aria-label={t('console.shops.area-picture', { distance: format.distance(span * METRES_PER_DEGREE) })}
    >
      <polygon points={points.map((point) => place(point).join(',')).join(' ')} />
      <circle cx={shopX} cy={shopY} r={5} />
    </svg>
  )
}
