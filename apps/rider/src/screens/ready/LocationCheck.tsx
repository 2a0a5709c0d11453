import type { TrackedPosition } from '@beckon/contract'
import { useState } from 'react'
import { Button } from '../../features/controls/index.ts'
import { firstPosition } from '../../features/duty/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { CheckState } from './check-state.ts'
import { Check } from './Check.tsx'
import { usePermission } from './use-permission.ts'

const PATIENCE_MS = 20_000
/** A position that is less exact than this does not show at which door a rider is. */
const WEAK_METRES = 100

/** Tests the location of the phone. */
export function LocationCheck() {
  const { t, format } = useTexts()
  const { location } = useDeps()
  const permission = usePermission('geolocation')
  const { status } = useStore(location.state)
  const [result, setResult] = useState<TrackedPosition | 'testing' | 'none'>()
  const isDenied = permission === 'denied' || (result === 'none' && status === 'denied')
  const test = async () => {
    setResult('testing')
    setResult((await firstPosition(location, PATIENCE_MS)) ?? 'none')
  }
  const state = (): CheckState => {
    if (result === 'testing') return 'testing'
    if (isDenied) return 'denied'
    return typeof result === 'object' || (result === undefined && permission === 'granted') ? 'good' : 'ask'
  }
  const found = typeof result === 'object' ? result : undefined
  const distance = format.distance(found?.accuracy ?? 0)
  return (
    <Check title={t('rider.ready.location')} why={t('rider.ready.location-why')} state={state()}>
      {found && (
        <p>
          {(found.accuracy ?? 0) > WEAK_METRES
            ? t('rider.ready.location-weak', { distance })
            : t('rider.ready.location-good', { distance })}
        </p>
      )}
      {isDenied && <p>{t('rider.ready.location-denied')}</p>}
      {result === 'none' && !isDenied && <p>{t('rider.ready.location-slow')}</p>}
      <p>{t('rider.ready.location-open')}</p>
      <Button isBusy={result === 'testing'} onPress={() => void test()}>
        {t('rider.ready.test')}
      </Button>
    </Check>
  )
}
