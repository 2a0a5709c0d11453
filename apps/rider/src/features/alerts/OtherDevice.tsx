import { fleetCalls } from '@beckon/contract'
import { useState } from 'react'
import { Button, Notice } from '../controls/index.ts'
import { useWork } from '../work/index.ts'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** On a phone of a rider who works with another one: which that is, and a button to go on here. */
export function OtherDevice() {
  const { t, say, format } = useTexts()
  const { client, work } = useDeps()
  const { otherDevice } = useWork()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  if (!otherDevice) return null
  const takeOver = async () => {
    setBusy(true)
    const called = await client.call(fleetCalls.workHere, {})
    setProblem(called.ok ? undefined : problemOf(called.error))
    if (called.ok) await work.change((before) => ({ ...before, other_device: null }))
    setBusy(false)
  }
  return (
    <Notice kind="warning">
      <strong>{t('rider.device.other', { name: otherDevice.name })}</strong>
      <span>{t('rider.device.other-hint', { time: format.dayTime(otherDevice.since) })}</span>
      {problem && <span role="alert">{say(problem.key, problem.values)}</span>}
      <Button isBusy={isBusy} onPress={() => void takeOver()}>
        {t('rider.device.take-over')}
      </Button>
    </Notice>
  )
}
