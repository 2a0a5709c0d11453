import { type RiderDevice, riderCalls } from '@beckon/contract'
import { useEffect, useState } from 'react'
import { Button, Notice } from '../../features/controls/index.ts'
import { Panel } from '../../features/page/index.ts'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './account.module.css'

/** The devices on which the rider is logged in, each of which can be logged out. */
export function Devices() {
  const { t, say } = useTexts()
  const { devices, problem, ended, retry, end } = useDevices()
  return (
    <Panel title={t('rider.account.devices')}>
      <p>{t('rider.account.devices-hint')}</p>
      {ended !== undefined && <Notice kind="good">{t('rider.account.device-ended', { name: ended })}</Notice>}
      {problem && (
        <>
          <Notice kind="error">{say(problem.key, problem.values)}</Notice>
          <Button onPress={retry}>{t('rider.retry')}</Button>
        </>
      )}
      {!devices && !problem && <p role="status">{t('rider.loading')}</p>}
      <ul className={styles.devices}>
        {devices?.map((device) => (
          <Device key={device.id} device={device} onEnd={() => void end(device)} />
        ))}
      </ul>
    </Panel>
  )
}

function useDevices() {
  const { client } = useDeps()
  const [devices, setDevices] = useState<readonly RiderDevice[]>()
  const [problem, setProblem] = useState<CallProblem>()
  const [ended, setEnded] = useState<string>()
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isOver = false
    void client.call(riderCalls.listRiderDevices, {}).then((called) => {
      if (isOver) return
      if (called.ok) setDevices(called.answer.result)
      else setProblem(problemOf(called.error))
    })
    return () => {
      isOver = true
    }
  }, [client, attempt])
  const retry = () => {
    setProblem(undefined)
    setAttempt((count) => count + 1)
  }
  const end = async ({ id, name }: RiderDevice) => {
    setProblem(undefined)
    const called = await client.call(riderCalls.endRiderDevice, { params: { id } })
    if (!called.ok) return setProblem(problemOf(called.error))
    setDevices((before) => before?.filter((device) => device.id !== id))
    setEnded(name)
  }
  return { devices, problem, ended, retry, end }
}

interface DeviceProps {
  readonly device: RiderDevice
  readonly onEnd: () => void
}

function Device({ device, onEnd }: DeviceProps) {
  const { t, format } = useTexts()
  const { clock } = useDeps()
  return (
    <li className={styles.device}>
      <strong>
        <bdi>{device.name}</bdi>
      </strong>
      <span>
        {device.is_current
          ? t('rider.account.this-device')
          : t('rider.account.last-seen', { time: format.relative(device.last_seen_at, clock.seconds()) })}
      </span>
      <span>{t('rider.account.since', { date: format.date(device.created_at) })}</span>
      {!device.is_current && (
        <Button onPress={onEnd}>{t('rider.account.end-device', { name: device.name })}</Button>
      )}
    </li>
  )
}
