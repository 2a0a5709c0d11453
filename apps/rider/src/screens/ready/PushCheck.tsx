import { useState } from 'react'
import { Button, Notice } from '../../features/controls/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import type { PushState } from '../../platform/push/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { CheckState } from './check-state.ts'
import { Check } from './Check.tsx'

const states: Readonly<Record<PushState, CheckState>> = {
  never: 'never',
  install: 'ask',
  denied: 'denied',
  off: 'ask',
  on: 'good',
}
const hints = {
  never: 'rider.ready.push-never',
  install: 'rider.ready.push-install',
  denied: 'rider.ready.push-denied',
  off: undefined,
  on: 'rider.ready.push-good',
} as const

/** Turns on offers by push, and shows a notification as an offer would. */
export function PushCheck() {
  const { t } = useTexts()
  const { push } = useDeps()
  const state = useStore(push.state)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const run = async (change: () => Promise<boolean>) => {
    setBusy(true)
    setFailed(!(await change()) && push.state.get() === 'off')
    setBusy(false)
  }
  const turnOff = async () => {
    await push.turnOff()
    return true
  }
  const hint = hints[state]
  return (
    <Check
      title={t('rider.ready.push')}
      why={t('rider.ready.push-why')}
      state={isBusy ? 'testing' : states[state]}
    >
      {hint !== undefined && <p>{t(hint)}</p>}
      {isFailed && <Notice kind="error">{t('rider.ready.push-failed')}</Notice>}
      {state === 'off' && (
        <Button isBusy={isBusy} onPress={() => void run(push.turnOn)}>
          {t('rider.ready.allow')}
        </Button>
      )}
      {state === 'on' && (
        <>
          <Button
            onPress={() => void push.test(t('rider.ready.push-test-title'), t('rider.ready.push-test-text'))}
          >
            {t('rider.ready.push-test')}
          </Button>
          <Button kind="quiet" isBusy={isBusy} onPress={() => void run(turnOff)}>
            {t('rider.ready.push-off')}
          </Button>
        </>
      )}
    </Check>
  )
}
