import { fleetCalls } from '@beckon/contract'
import { useEffect, useState } from 'react'
import { Button } from '../../features/controls/index.ts'
import type { Finished, Job } from '../../features/job/index.ts'
import { Page, Stack } from '../../features/page/index.ts'
import { UndoBar } from '../../features/undo/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { open } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { NextStop } from './NextStop.tsx'
import styles from './job.module.css'

export interface DoneProps {
  readonly orderId: string
  readonly job: Job
  readonly finished: Finished
}

const titles = {
  deliver: 'rider.deliver.done',
  hand_back: 'rider.return.done',
  give_up: 'rider.problem.given-up',
} as const

/** The end of an order, with what was earned once the service has it. */
export function Done({ orderId, job: { waiting }, finished: { kind, at, isSent } }: DoneProps) {
  const { t, format } = useTexts()
  const earned = useEarned(orderId, isSent && kind !== 'give_up')
  return (
    <Page
      title={t(titles[kind])}
      back={{ page: 'work' }}
      actions={
        <Stack>
          <UndoBar waiting={waiting} />
          <Button kind="primary" isBig onPress={() => open({ page: 'work' })}>
            {t('rider.to-work')}
          </Button>
        </Stack>
      }
    >
      <div className={styles.done} role="status">
        <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.tick}>
          <circle cx="24" cy="24" r="22" />
          <path d="M14 25l7 7 14-16" />
        </svg>
        {earned !== undefined && (
          <strong className={styles.big}>{t('rider.deliver.done-earned', { amount: earned })}</strong>
        )}
        {kind === 'give_up' && <span>{t('rider.problem.given-up-hint')}</span>}
        <span>{t('rider.history.act-at', { time: format.time(Math.floor(at)) })}</span>
        <bdi className={styles.dim}>{t('rider.job.order', { id: orderId })}</bdi>
      </div>
      <NextStop orderId={orderId} />
    </Page>
  )
}

/** Earning of the order; undefined until the service has recorded its end. */
function useEarned(orderId: string, isSent: boolean): string | undefined {
  const { format } = useTexts()
  const { client } = useDeps()
  const [earned, setEarned] = useState<string>()
  useEffect(() => {
    if (!isSent) return
    void client.call(fleetCalls.riderEarnings, { query: { days: 2 } }).then((called) => {
      if (!called.ok) return
      const { days, currency } = called.answer.result
      const entry = days.flatMap(({ entries }) => entries).find(({ order_id: id }) => id === orderId)
      if (entry) setEarned(format.amount(entry.total, currency))
    })
  }, [client, orderId, isSent, format])
  return earned
}
