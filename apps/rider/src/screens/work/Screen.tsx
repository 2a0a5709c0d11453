import { Button, Notice } from '../../features/controls/index.ts'
import { useDuty } from '../../features/duty/index.ts'
import { Page, Panel } from '../../features/page/index.ts'
import { useWork } from '../../features/work/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { open } from '../../platform/router/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import { DutyButtons } from './DutyButtons.tsx'
import { PhoneState } from './PhoneState.tsx'
import { Shifts } from './Shifts.tsx'
import { StopOrderState } from './StopOrderState.tsx'
import { Stops } from './Stops.tsx'
import { VehicleChoice } from './VehicleChoice.tsx'
import styles from './work.module.css'

/** The rider's work: duty, why no offers come, parcels in hand, and the state of the phone. */
export function Screen() {
  const { t, say, format } = useTexts()
  const { work } = useDeps()
  const { duty, assignments } = useWork()
  const { isOnline } = useStore(work.connection)
  const duties = useDuty()
  const state = duty?.state ?? 'off'
  return (
    <Page
      title={t('rider.duty.title')}
      actions={
        <>
          <StopOrderState />
          <DutyButtons state={state} isOnline={isOnline} duties={duties} />
        </>
      }
    >
      <div className={styles.state} data-state={state}>
        <strong className={styles.word}>{wordOf(state, t)}</strong>
        {typeof duty?.since === 'number' && (
          <span>{t('rider.duty.since', { time: format.dayTime(duty.since) })}</span>
        )}
        <span>{hintOf(state, assignments.length > 0, t)}</span>
      </div>
      {duties.problem && <Notice kind="error">{say(duties.problem.key, duties.problem.values)}</Notice>}
      {duties.lacksPosition && <Notice kind="warning">{t('rider.duty.needs-position')}</Notice>}
      <Reasons />
      <Stops />
      <Shifts isWorking={state !== 'off'} />
      <PhoneState />
      <VehicleChoice />
      <Button onPress={() => open({ page: 'ready' })}>{t('rider.duty.set-up')}</Button>
    </Page>
  )
}

type State = 'on' | 'off' | 'break'

function wordOf(state: State, t: Texts['t']): string {
  if (state === 'on') return t('rider.duty.on')
  return state === 'break' ? t('rider.duty.break') : t('rider.duty.off')
}

function hintOf(state: State, hasParcel: boolean, t: Texts['t']): string {
  if (state === 'on') return t('rider.duty.waiting-hint')
  if (state === 'break') return t('rider.duty.break-hint')
  return hasParcel ? t('rider.duty.off-job') : t('rider.duty.off-hint')
}

/** The state is shown above these. */
const shownAnyway: readonly string[] = ['off_duty', 'on_break']

/** The reasons for which no offers come, if any. */
function Reasons() {
  const { t } = useTexts()
  const { duty } = useWork()
  const reasons = (duty?.no_offers ?? []).filter((reason) => !shownAnyway.includes(reason))
  if (reasons.length === 0) return null
  return (
    <Panel title={t('rider.duty.no-offers')}>
      {reasons.map((reason) => (
        <Notice key={reason} kind="warning">
          {t(`rider.duty.reason.${reason}`)}
        </Notice>
      ))}
    </Panel>
  )
}
