import type { ReactNode } from 'react'
import { Notice, PageLink } from '../../features/controls/index.ts'
import type { OpenJob } from '../../features/job/index.ts'
import { Page, Stack } from '../../features/page/index.ts'
import { UndoBar } from '../../features/undo/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Alerts } from './Alerts.tsx'
import { Details } from './Details.tsx'
import { HoldUp } from './HoldUp.tsx'
import { NextStop } from './NextStop.tsx'
import styles from './job.module.css'

export interface JobPageProps {
  readonly job: OpenJob
  /** The step that the rider is at. */
  readonly title: string
  readonly isFull: boolean
  readonly action: ReactNode
  readonly children: ReactNode
}

/** The frame of each step: what has happened at the top, the step, the order's details, and the action at the thumb. */
export function JobPage({ job, title, isFull, action, children }: JobPageProps) {
  const { t } = useTexts()
  const { assignment, waiting } = job
  return (
    <Page
      title={title}
      back={{ page: 'work' }}
      actions={
        <Stack>
          {isFull && <Notice kind="error">{t('rider.queue.full')}</Notice>}
          <UndoBar waiting={waiting} />
          {action}
        </Stack>
      }
    >
      <Alerts job={job} />
      <NextStop orderId={assignment.task.order_id} />
      {children}
      <More job={job} />
      <Details assignment={assignment} />
    </Page>
  )
}

/** Messages, delays and problems. */
function More({ job: { assignment, stage } }: { readonly job: OpenJob }) {
  const { t } = useTexts()
  const { task, unread, status } = assignment
  const orderId = task.order_id
  const isReturning = status === 'RETURN_INITIATED'
  return (
    <div className={styles.more}>
      <PageLink to={{ page: 'talk', orderId }} kind={unread > 0 ? 'primary' : 'plain'}>
        {unread > 0 ? t('rider.talk.unread', { count: unread }) : t('rider.talk.open')}
      </PageLink>
      <PageLink to={{ page: stage === 'at-dropoff' ? 'trouble' : 'problem', orderId }}>
        {t('rider.trouble.open')}
      </PageLink>
      {!isReturning && <HoldUp orderId={orderId} />}
    </div>
  )
}
