import { useState } from 'react'
import { useAct } from '../../features/act/index.ts'
import { Button, Notice } from '../../features/controls/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './job.module.css'

const MINUTES = [5, 10, 15, 30] as const

/** Reports that the rider is held up, and for how long. */
export function HoldUp({ orderId }: { readonly orderId: string }) {
  const { t } = useTexts()
  const { add } = useAct()
  const [phase, setPhase] = useState<'closed' | 'open' | 'sent'>('closed')
  const report = async (minutes: number) => {
    setPhase('sent')
    await add({ kind: 'report_hold_up', order_id: orderId, seconds: minutes * 60 })
  }
  if (phase === 'open') {
    return (
      <div className={styles.wide}>
        <strong>{t('rider.wait.hold-up-title')}</strong>
        <div className={styles.choices}>
          {MINUTES.map((minutes) => (
            <Button key={minutes} onPress={() => void report(minutes)}>
              {t('rider.wait.minutes', { count: minutes })}
            </Button>
          ))}
        </div>
        <Button kind="quiet" onPress={() => setPhase('closed')}>
          {t('rider.close')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <Button onPress={() => setPhase('open')}>{t('rider.wait.hold-up')}</Button>
      {phase === 'sent' && (
        <div className={styles.wide}>
          <Notice kind="good">{t('rider.wait.hold-up-sent')}</Notice>
        </div>
      )}
    </>
  )
}
