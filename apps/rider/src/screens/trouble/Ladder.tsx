import { doorTroubles } from '@beckon/domain/order'
import { CallButton } from '../../features/calls/index.ts'
import { Button, ExternalLink, Notice } from '../../features/controls/index.ts'
import { Page, Panel, Stack } from '../../features/page/index.ts'
import { ReportPanel } from '../../features/report/index.ts'
import { SlideToConfirm } from '../../features/slide/index.ts'
import { open } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
import type { LadderPlace } from './ladder.ts'
import { type Trouble, useTrouble } from './use-trouble.ts'
import styles from './trouble.module.css'

/** Call, message, wait: what the rider tries before the shop is asked. */
export function Ladder({ assignment }: { readonly assignment: Assignment }) {
  const { t } = useTexts()
  const trouble = useTrouble(assignment)
  const { place, cause } = trouble
  const orderId = assignment.task.order_id
  const reached = () => {
    trouble.end()
    open({ page: 'job', orderId })
  }
  if (!trouble.isRead) return <Page title={t('rider.trouble.title')}>{null}</Page>
  return (
    <Page
      title={t('rider.trouble.title')}
      back={{ page: 'job', orderId }}
      actions={
        place && (
          <Stack>
            {trouble.isFull && <Notice kind="error">{t('rider.queue.full')}</Notice>}
            {cause === 'UNREACHABLE' && <Button onPress={reached}>{t('rider.trouble.reached')}</Button>}
            {place.rung === 'ask' && (
              <SlideToConfirm action={t('rider.trouble.ask-shop')} onConfirm={() => void trouble.report()} />
            )}
          </Stack>
        )
      }
    >
      <Causes trouble={trouble} />
      {place && place.steps > 1 && (
        <p className={styles.step} role="status">
          {t('rider.trouble.step', { step: place.step, steps: place.steps })}
        </p>
      )}
      {!place && (
        <Button kind="quiet" onPress={() => open({ page: 'problem', orderId })}>
          {t('rider.problem.other')}
        </Button>
      )}
      {place && <Rung rung={place.rung} assignment={assignment} trouble={trouble} />}
    </Page>
  )
}

function Causes({ trouble: { cause, choose } }: { readonly trouble: Trouble }) {
  const { t } = useTexts()
  return (
    <Panel title={t('rider.trouble.cause')}>
      {doorTroubles.map((one) => (
        <Button key={one} isChosen={one === cause} onPress={() => choose(one)}>
          {t(`rider.trouble.cause.${one}`)}
        </Button>
      ))}
    </Panel>
  )
}

interface RungProps {
  readonly rung: LadderPlace['rung']
  readonly assignment: Assignment
  readonly trouble: Trouble
}

function Rung({ rung, assignment, trouble }: RungProps) {
  const { t } = useTexts()
  const { task } = assignment
  switch (rung) {
    case 'call':
      return (
        <Panel title={t('rider.trouble.call')}>
          <p>{t('rider.trouble.call-hint')}</p>
          <CallButton orderId={task.order_id} called="customer" phone={task.deliver.phone_number} />
          <Button onPress={() => void trouble.climb('called')}>{t('rider.trouble.called')}</Button>
        </Panel>
      )
    case 'message':
      return (
        <Panel title={t('rider.trouble.message')}>
          <p>{t('rider.trouble.message-hint')}</p>
          {task.deliver.phone_number !== undefined && (
            <ExternalLink href={`sms:${task.deliver.phone_number}`}>
              {t('rider.trouble.message')}
            </ExternalLink>
          )}
          <Button onPress={() => void trouble.climb('written')}>{t('rider.done')}</Button>
        </Panel>
      )
    case 'wait':
      return <Wait trouble={trouble} />
    case 'ask':
      return (
        <ReportPanel
          report={trouble}
          title={t('rider.trouble.ask-shop')}
          hint={t('rider.trouble.note-hint')}
        />
      )
  }
}

function Wait({ trouble: { place, climb } }: Pick<RungProps, 'trouble'>) {
  const { t, format } = useTexts()
  const left = place?.left ?? null
  return (
    <Panel title={t('rider.trouble.wait')}>
      <p>{t('rider.trouble.wait-hint')}</p>
      {left === null ? (
        <Button kind="primary" isBig onPress={() => void climb('waited')}>
          {t('rider.trouble.wait')}
        </Button>
      ) : (
        <strong role="timer" className={styles.time}>
          {t('rider.trouble.wait-left', { time: format.countdown(left) })}
        </strong>
      )}
    </Panel>
  )
}
