import { useEffect, useRef } from 'react'
import { Button, Field, Notice, PageLink } from '../../features/controls/index.ts'
import type { DraftState } from '../../features/draft/index.ts'
import { Panel } from '../../features/page/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { open } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
import { CashPanel } from './CashPanel.tsx'
import { dueOf, needsPin } from '../../features/stops/index.ts'
import type { Missing } from './handover.ts'
import { HandoverProof } from './HandoverProof.tsx'
import styles from './job.module.css'

export interface HandoverFormProps {
  readonly assignment: Assignment
  readonly draft: DraftState
  readonly missing: readonly Missing[]
}

/** Checks and fields of the handover, in the order in which it happens. */
export function HandoverForm({ assignment, draft, missing }: HandoverFormProps) {
  const { task, instruction } = assignment
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (missing.length === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-missing] button')
    first?.focus()
  }, [missing])
  const isPinWaived = instruction?.option === 'LEAVE_WITH'
  return (
    <div ref={form} className={styles.form}>
      {task.age_check_required && (
        <AgePanel assignment={assignment} draft={draft} isMissing={missing.includes('age')} />
      )}
      {needsPin({ task, isPinWaived }) && (
        <PinPanel orderId={task.order_id} draft={draft} isMissing={missing.includes('pin')} />
      )}
      {dueOf(task) > 0 && <CashPanel task={task} draft={draft} isMissing={missing.includes('cash')} />}
      <ReceiverPanel assignment={assignment} draft={draft} isMissing={missing.includes('receivedBy')} />
      <HandoverProof draft={draft} />
    </div>
  )
}

/** Returns the name of the person who takes the parcel: the customer, unless another one was named. */
export function receivedByOf(draft: Pick<DraftState, 'field'>, { task, instruction }: Assignment): string {
  const named = instruction?.option === 'LEAVE_WITH' ? instruction.name : ''
  if (isOther(draft, named)) return draft.field('received_by') || named
  return task.deliver.name
}

const isOther = (draft: Pick<DraftState, 'field'>, named: string): boolean =>
  draft.field('receiver') === 'other' || (draft.field('receiver') === '' && named !== '')

interface PartProps {
  readonly draft: DraftState
  readonly isMissing: boolean
}

function ReceiverPanel({ assignment, draft, isMissing }: PartProps & Pick<HandoverFormProps, 'assignment'>) {
  const { t } = useTexts()
  const { task, instruction } = assignment
  const named = instruction?.option === 'LEAVE_WITH' ? instruction.name : ''
  const isOtherPerson = isOther(draft, named)
  return (
    <Panel title={t('rider.deliver.received-by')}>
      <div className={styles.choices}>
        <Button isChosen={!isOtherPerson} onPress={() => draft.set('receiver', 'customer')}>
          {t('rider.deliver.customer', { name: task.deliver.name })}
        </Button>
        <Button isChosen={isOtherPerson} onPress={() => draft.set('receiver', 'other')}>
          {t('rider.deliver.somebody-else')}
        </Button>
      </div>
      {isOtherPerson && (
        <Field
          label={t('rider.deliver.received-by-hint')}
          value={draft.field('received_by') || named}
          maxLength={120}
          autoComplete="off"
          error={isMissing ? t('rider.deliver.received-by-missing') : undefined}
          onChange={(name) => draft.set('received_by', name)}
        />
      )}
    </Panel>
  )
}

function PinPanel({ orderId, draft, isMissing }: PartProps & { readonly orderId: string }) {
  const { t } = useTexts()
  const { work } = useDeps()
  const { isOnline } = useStore(work.connection)
  return (
    <Panel title={t('rider.pin.title')}>
      <Field
        label={t('rider.job.check-pin')}
        hint={isOnline ? t('rider.pin.hint') : t('rider.pin.offline')}
        value={draft.field('pin')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        error={isMissing ? t('rider.pin.missing') : undefined}
        onChange={(pin) => draft.set('pin', pin)}
      />
      <PageLink to={{ page: 'talk', orderId }}>{t('rider.pin.none')}</PageLink>
    </Panel>
  )
}

function AgePanel({ assignment, draft, isMissing }: PartProps & Pick<HandoverFormProps, 'assignment'>) {
  const { t } = useTexts()
  const orderId = assignment.task.order_id
  const decidedAt = assignment.instruction?.decided_at ?? 0
  const isChecked = draft.field('age') === 'checked'
  const refuse = () => {
    draft.set('age', '')
    // As the page of the problem stores them: for the decision that is still to come.
    draft.set(`cause@${decidedAt}`, 'REFUSED')
    draft.set(`note@${decidedAt}`, t('rider.age.refuse'))
    open({ page: 'trouble', orderId })
  }
  return (
    <Panel title={t('rider.age.title')}>
      <p>{t('rider.age.hint')}</p>
      {isMissing && <Notice kind="error">{t('rider.age.missing')}</Notice>}
      <div className={styles.form} data-missing={isMissing || undefined}>
        <Button isChosen={isChecked} onPress={() => draft.set('age', isChecked ? '' : 'checked')}>
          {t('rider.age.confirm')}
        </Button>
        <Button kind="danger" onPress={refuse}>
          {t('rider.age.refuse')}
        </Button>
      </div>
    </Panel>
  )
}
