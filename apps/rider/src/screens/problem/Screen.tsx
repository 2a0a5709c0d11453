import { problemsOf, type RiderProblem, stopsRider } from '@beckon/domain/rider'
import { Button, Notice } from '../../features/controls/index.ts'
import { Page, Panel, Stack } from '../../features/page/index.ts'
import { ReportPanel } from '../../features/report/index.ts'
import { SlideToConfirm } from '../../features/slide/index.ts'
import { useAssignment } from '../../features/work/index.ts'
import { isOver } from '../../platform/queue/index.ts'
import { open, useRoute } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
import styles from './problem.module.css'
import { type ProblemEntry, useProblem } from './use-problem.ts'

/** A problem away from the customer's door: it is written to the shop, and the order goes on, is given back, or decided about. */
export function Screen() {
  const { t } = useTexts()
  const route = useRoute()
  const orderId = route?.page === 'problem' ? route.orderId : ''
  const assignment = useAssignment(orderId)
  if (assignment && !isOver(assignment)) return <Open assignment={assignment} />
  return (
    <Page title={t('rider.problem.title')} back={{ page: 'job', orderId }}>
      <p>{t('rider.not-found')}</p>
    </Page>
  )
}

/** Seconds, as choices of a rider. */
const DELAYS = [900, 1800, 3600, 7200] as const

function Open({ assignment }: { readonly assignment: Assignment }) {
  const { t } = useTexts()
  const orderId = assignment.task.order_id
  const entry = useProblem(orderId)
  const stage = stageOf(assignment)
  const title = t('rider.problem.title')
  if (!entry.isRead) return <Page title={title}>{null}</Page>
  const { problem } = entry
  return (
    <Page
      title={title}
      back={{ page: 'job', orderId }}
      actions={problem && <Actions entry={entry} problem={problem} stage={stage} />}
    >
      <Panel title={t('rider.problem.what')}>
        {problemsOf(assignment.picked_up).map((one) => (
          <Button key={one} isChosen={one === problem} onPress={() => entry.choose(one)}>
            {t(`rider.problem.kind.${one}`)}
          </Button>
        ))}
        {stage === 'carrying' && (
          <Button kind="quiet" onPress={() => open({ page: 'trouble', orderId })}>
            {t('rider.problem.door')}
          </Button>
        )}
      </Panel>
      {problem === 'ACCIDENT' && <Notice kind="warning">{t('rider.problem.hurt')}</Notice>}
      {problem && stage === 'carrying' && problem !== 'DAMAGED' && <Delays entry={entry} problem={problem} />}
      {problem && <ReportPanel report={entry} hint={t('rider.problem.note-hint')} />}
      {problem && <Consequence entry={entry} problem={problem} stage={stage} />}
    </Page>
  )
}

type ProblemStage = 'before' | 'carrying' | 'returning'

function stageOf({ picked_up: isCollected, status }: Assignment): ProblemStage {
  if (!isCollected) return 'before'
  return status === 'RETURN_INITIATED' ? 'returning' : 'carrying'
}

interface PartProps {
  readonly entry: ProblemEntry
  readonly problem: RiderProblem
  readonly stage: ProblemStage
}

/** When the rider can go on with the parcel. */
function Delays({ entry: { delay, setDelay }, problem }: Omit<PartProps, 'stage'>) {
  const { t, format } = useTexts()
  return (
    <Panel title={t('rider.problem.when')}>
      <div className={styles.delays}>
        {!stopsRider(problem) && (
          <Button isChosen={delay === 0} onPress={() => setDelay(0)}>
            {t('rider.problem.no-delay')}
          </Button>
        )}
        {DELAYS.map((seconds) => (
          <Button key={seconds} isChosen={delay === seconds} onPress={() => setDelay(seconds)}>
            {format.duration(seconds)}
          </Button>
        ))}
        {stopsRider(problem) && (
          <Button isChosen={delay === 'never'} onPress={() => setDelay('never')}>
            {t('rider.problem.never')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** Whether the shop is asked, because the parcel cannot be carried on as it is. */
const isForShop = ({ entry, problem, stage }: PartProps): boolean =>
  stage === 'carrying' && (problem === 'DAMAGED' || (stopsRider(problem) && entry.delay === 'never'))

/** The consequence of the report, before it is sent. */
function Consequence(part: PartProps) {
  const { t } = useTexts()
  const { entry, problem, stage } = part
  if (stage === 'before') {
    return (
      <p>
        {t('rider.problem.give-up')}: {t('rider.problem.give-up-hint')}
        {stopsRider(problem) && <> {t('rider.problem.give-up-break')}</>}
      </p>
    )
  }
  if (isForShop(part)) return <p>{t('rider.problem.decide-hint')}</p>
  return typeof entry.delay === 'number' && entry.delay > 0 ? <p>{t('rider.problem.later-hint')}</p> : null
}

/** The rider most likely cannot bring this parcel: giving the job back is the next step. */
const isLost = (problem: RiderProblem): boolean =>
  stopsRider(problem) || problem === 'DAMAGED' || problem === 'DOES_NOT_FIT'

function Actions(part: PartProps) {
  const { t } = useTexts()
  const { entry, problem, stage } = part
  // Of a rider who was stopped the shop needs the time first.
  const isComplete = stage !== 'carrying' || entry.delay !== undefined || !stopsRider(problem)
  return (
    <Stack>
      {entry.isFull && <Notice kind="error">{t('rider.queue.full')}</Notice>}
      {isForShop(part) ? (
        <SlideToConfirm action={t('rider.trouble.ask-shop')} onConfirm={() => void entry.askShop()} />
      ) : (
        <Button
          kind={stage === 'before' && isLost(problem) ? 'plain' : 'primary'}
          isDisabled={!isComplete}
          onPress={() => void entry.report()}
        >
          {t('rider.problem.tell')}
        </Button>
      )}
      {stage === 'before' && (
        <SlideToConfirm action={t('rider.problem.give-up')} onConfirm={() => void entry.giveUp()} />
      )}
    </Stack>
  )
}
