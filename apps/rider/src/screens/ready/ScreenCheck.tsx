import { useNow } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { hasWakeLock } from '../../platform/wake-lock/index.ts'
import type { CheckState } from './check-state.ts'
import { Check } from './Check.tsx'

/** Below this share a phone does not last for a shift. */
const LOW = 0.2
const UNKNOWN = -1

/** Whether the screen can be kept on, and what the rider does about the battery. */
export function ScreenCheck() {
  const { t, format } = useTexts()
  const { battery } = useDeps()
  const isPossible = hasWakeLock()
  const level = useNow(() => battery() ?? UNKNOWN)
  const isLow = level !== UNKNOWN && level < LOW
  const batteryText = () => {
    if (level === UNKNOWN) return t('rider.ready.battery-unknown')
    const percent = format.percent(level)
    return isLow ? t('rider.ready.battery-low', { percent }) : t('rider.ready.battery', { percent })
  }
  return (
    <Check
      title={t('rider.ready.screen')}
      why={t('rider.ready.screen-why')}
      state={stateOf(isPossible, isLow)}
    >
      <p>{t(isPossible ? 'rider.ready.screen-good' : 'rider.ready.screen-never')}</p>
      <p>{batteryText()}</p>
      <p>{t('rider.ready.screen-battery')}</p>
    </Check>
  )
}

function stateOf(isPossible: boolean, isLow: boolean): CheckState {
  if (isLow) return 'ask'
  return isPossible ? 'good' : 'never'
}
