import { useTexts } from '../../platform/texts/index.ts'
import { hasWakeLock } from '../../platform/wake-lock/index.ts'
import { Check } from './Check.tsx'

/** Whether the screen can be kept on, and what the rider does about the battery. */
export function ScreenCheck() {
  const { t } = useTexts()
  const isPossible = hasWakeLock()
  return (
    <Check
      title={t('rider.ready.screen')}
      why={t('rider.ready.screen-why')}
      state={isPossible ? 'good' : 'never'}
    >
      <p>{t(isPossible ? 'rider.ready.screen-good' : 'rider.ready.screen-never')}</p>
      <p>{t('rider.ready.screen-battery')}</p>
    </Check>
  )
}
