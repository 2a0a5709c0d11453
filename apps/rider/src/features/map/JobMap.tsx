import type { Way, WirePoint } from '@beckon/contract'
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { numberedStops } from './numbered-stops.ts'
import type { RoadMapProps } from './RoadMap.tsx'
import styles from './placeholder.module.css'

export interface JobMapProps {
  readonly stop: WirePoint
  /** All next stops in their order, which get numbers; absent where the stop is the only one. */
  readonly stops?: readonly WirePoint[]
  readonly rider: WirePoint | undefined
  readonly way: Way | undefined
}

/** Rejected where the phone is offline: then the job is shown without the map, and a later visit tries again. */
const RoadMap = lazy(async (): Promise<{ default: ComponentType<RoadMapProps> }> => {
  try {
    return { default: (await import('./RoadMap.tsx')).RoadMap }
  } catch {
    return { default: NoMap }
  }
})

const positionOf = ({ latitude, longitude }: WirePoint): readonly [number, number] => [longitude, latitude]

/** The map of the job, loaded when there is a connection; everything else works without it. */
export function JobMap({ stop, stops = [], rider, way }: JobMapProps) {
  const { t, locale, format } = useTexts()
  const { config, work } = useDeps()
  const { isOnline } = useStore(work.connection)
  const isDark = useDark()
  const label = t('rider.map.label')
  if (!isOnline && !way) return <p className={styles.note}>{t('rider.map.offline')}</p>
  return (
    <section aria-label={label}>
      <Suspense fallback={<div className={styles.loading} />}>
        <RoadMap
          map={config.map}
          language={locale}
          isDark={isDark}
          stop={positionOf(stop)}
          numbered={numberedStops(stops.map(positionOf), format.number)}
          rider={rider && positionOf(rider)}
          path={way?.path}
          texts={{ label, failed: t('rider.map.failed'), invented: t('rider.map.invented') }}
        />
      </Suspense>
    </section>
  )
}

function NoMap({ texts }: RoadMapProps) {
  return <p className={styles.note}>{texts.failed}</p>
}

const DARK = '(prefers-color-scheme: dark)'
const isDarkNow = () => matchMedia(DARK).matches

function subscribe(notify: () => void): () => void {
  const query = matchMedia(DARK)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

const useDark = (): boolean => useSyncExternalStore(subscribe, isDarkNow)
