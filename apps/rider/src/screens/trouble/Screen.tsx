import { useEffect, useRef } from 'react'
import { Button } from '../../features/controls/index.ts'
import { useJob, type Job } from '../../features/job/index.ts'
import { Page, Panel, Stack } from '../../features/page/index.ts'
import { UndoBar } from '../../features/undo/index.ts'
import { useNow } from '../../platform/clock/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { isOver } from '../../platform/queue/index.ts'
import { open, useRoute } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
import { Ladder } from './Ladder.tsx'
import styles from './trouble.module.css'

/** A problem at the door: what the rider tries, until the shop decides. */
export function Screen() {
  const { t } = useTexts()
  const route = useRoute()
  const orderId = route?.page === 'trouble' ? route.orderId : ''
  const job = useJob(orderId)
  const { assignment } = job
  if (assignment && !isOver(assignment)) return <Open job={job} assignment={assignment} />
  return (
    <Page title={t('rider.trouble.title')} back={{ page: 'job', orderId }}>
      <p>{t('rider.not-found')}</p>
    </Page>
  )
}

interface OpenProps {
  readonly job: Job
  readonly assignment: Assignment
}

function Open({ job, assignment }: OpenProps) {
  const orderId = assignment.task.order_id
  useLeaveWhenDecided(assignment)
  if (assignment.waits) return <Asked job={job} orderId={orderId} />
  return <Ladder assignment={assignment} />
}

/** The decision of the shop is shown with the step that it leads to. */
function useLeaveWhenDecided({ waits, task, instruction, status }: Assignment): void {
  const seen = useRef(instruction?.decided_at ?? 0)
  const decidedAt = instruction?.decided_at ?? 0
  useEffect(() => {
    if (waits) return
    const isReturn = status === 'RETURN_INITIATED'
    if (isReturn || decidedAt > seen.current) open({ page: 'job', orderId: task.order_id }, { replace: true })
    seen.current = decidedAt
  }, [waits, decidedAt, status, task.order_id])
}

interface AskedProps {
  readonly job: Job
  readonly orderId: string
}

function Asked({ job, orderId }: AskedProps) {
  const { t, format } = useTexts()
  const { acts, clock } = useDeps()
  const history = useStore(acts.history)
  const now = useNow(clock.now) / 1000
  const isReport = ({ kind }: { readonly kind: string }) => kind === 'report_trouble'
  const reported =
    job.waiting.find(({ act }) => isReport(act))?.act.occurred_at ??
    history.find((one) => one.order_id === orderId && isReport(one))?.occurred_at
  const toJob = () => open({ page: 'job', orderId })
  return (
    <Page
      title={t('rider.trouble.sent')}
      back={{ page: 'job', orderId }}
      actions={
        <Stack>
          <UndoBar waiting={job.waiting} />
          <Button isBig onPress={toJob}>
            {job.stage === 'at-dropoff' ? t('rider.trouble.reached') : t('rider.problem.to-job')}
          </Button>
        </Stack>
      }
    >
      <Panel>
        <p role="status">{t('rider.trouble.sent-hint')}</p>
        {reported !== undefined && (
          <strong role="timer" className={styles.time}>
            {t('rider.trouble.waited', { time: format.countdown(Math.max(0, Math.floor(now - reported))) })}
          </strong>
        )}
      </Panel>
      <Button onPress={() => open({ page: 'talk', orderId })}>{t('rider.talk.open')}</Button>
    </Page>
  )
}
