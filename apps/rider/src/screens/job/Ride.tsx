import { isToCustomer, type Stage, type OpenJob } from '../../features/job/index.ts'
import { JobMap } from '../../features/map/index.ts'
import { SlideToConfirm } from '../../features/slide/index.ts'
import { usePosition, useWay } from '../../features/way/index.ts'
import type { NewAct } from '../../platform/queue/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import { CheckList } from './CheckList.tsx'
import { DueTime } from './DueTime.tsx'
import { JobPage } from './JobPage.tsx'
import { StopPanel } from './StopPanel.tsx'
import { useAct } from './use-act.ts'

export interface RideProps {
  readonly job: OpenJob
  readonly stage: Stage
}

/** The way to the collection point or to the customer. */
export function Ride({ job, stage }: RideProps) {
  const { t } = useTexts()
  const { add, isFull } = useAct()
  const { assignment } = job
  const { task } = assignment
  const isToDoor = isToCustomer(stage)
  const stop = isToDoor ? task.deliver : task.collect
  const rider = usePosition()
  const way = useWay(stop)
  return (
    <JobPage
      job={job}
      title={isToDoor ? t('rider.job.step-to-dropoff') : t('rider.job.step-to-pickup')}
      isFull={isFull}
      action={
        <SlideToConfirm
          key={stage}
          action={actionOf(stage, t)}
          onConfirm={() => void add(actOf(stage, task.order_id))}
        />
      }
    >
      <DueTime
        at={isToDoor ? task.promised_by : task.ready_at}
        kind={isToDoor ? 'promised' : 'ready'}
        way={way}
      />
      <JobMap stop={stop} rider={rider} way={way} />
      <StopPanel assignment={assignment} kind={isToDoor ? 'deliver' : 'collect'} isHere={false} />
      <CheckList assignment={assignment} at={isToDoor ? 'dropoff' : 'pickup'} />
    </JobPage>
  )
}

function actionOf(stage: Stage, t: Texts['t']): string {
  if (stage === 'collected') return t('rider.collect.leave')
  return isToCustomer(stage) ? t('rider.deliver.arrive') : t('rider.collect.arrive')
}

function actOf(stage: Stage, orderId: string): NewAct {
  if (stage === 'collected') return { kind: 'leave_pickup', order_id: orderId }
  return { kind: isToCustomer(stage) ? 'arrive_dropoff' : 'arrive_pickup', order_id: orderId }
}
