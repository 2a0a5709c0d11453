import { type ComponentType, lazy, Suspense } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../pressure.module.css'
import type { ZoneMapProps } from './ZoneMap.tsx'

/** The libraries of maps are loaded by pages with a map only; without them the page works by its tables. */
const ZoneMap = lazy(async (): Promise<{ default: ComponentType<ZoneMapProps> }> => {
  try {
    return { default: (await import('./ZoneMap.tsx')).ZoneMap }
  } catch {
    return { default: NoMap }
  }
})

export function LazyZoneMap(props: ZoneMapProps) {
  return (
    <Suspense fallback={<div className={styles.frame} />}>
      <ZoneMap {...props} />
    </Suspense>
  )
}

function NoMap() {
  const { t } = useTexts()
  return <p>{t('console.pressure.map-failed')}</p>
}
