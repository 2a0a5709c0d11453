import { useAct } from '../../features/act/index.ts'
import { isToCustomer, type Stage, type OpenJob } from '../../features/job/index.ts'
import { JobMap } from '../../features/map/index.ts'
import { SlideToConfirm } from '../../features/slide/index.ts'
import { usePosition, useWay } from '../../features/way/index.ts'
import { isSeveral, useWork } from '../../features/work/index.ts'
import type { NewAct } from '../../platform/queue/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import { CheckList } from './CheckList.tsx'
import { DueTime } from './DueTime.tsx'
import { JobPage } from './JobPage.tsx'
import { StopPanel } from './StopPanel.tsx'

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
  const { stops } = useWork()
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
          action={actionOf(stage, { t, isNext: stops[0]?.order_id === task.order_id })}
          onConfirm={() => void add(actOf(stage, task.order_id))}
        />
      }
    >
      <DueTime
        at={isToDoor ? task.promised_by : task.ready_at}
        kind={isToDoor ? 'promised' : 'ready'}
        way={way}
      />
      <JobMap stop={stop} stops={isSeveral(stops) ? stops.map(({ at }) => at) : []} rider={rider} way={way} />
      <StopPanel assignment={assignment} kind={isToDoor ? 'deliver' : 'collect'} isHere={false} />
      <CheckList assignment={assignment} at={isToDoor ? 'dropoff' : 'pickup'} />
    </JobPage>
  )
}

interface ActionFacts extends Pick<Texts, 't'> {
  /** The next stop is one of this parcel. */
  readonly isNext: boolean
}

function actionOf(stage: Stage, { t, isNext }: ActionFacts): string {
  // With several parcels the way may lead to another shop first.
  if (stage === 'collected') return isNext ? t('rider.collect.leave') : t('rider.history.act.leave_pickup')
  return isToCustomer(stage) ? t('rider.deliver.arrive') : t('rider.collect.arrive')
}

function actOf(stage: Stage, orderId: string): NewAct {
  if (stage === 'collected') return { kind: 'leave_pickup', order_id: orderId }
  return { kind: isToCustomer(stage) ? 'arrive_dropoff' : 'arrive_pickup', order_id: orderId }
}
