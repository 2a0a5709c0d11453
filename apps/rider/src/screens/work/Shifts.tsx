import { type AnswerOf, shiftCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { shiftStanding } from '@beckon/domain/rider'
import { Notice } from '../../features/controls/index.ts'
import { useFetched } from '../../features/fetched/index.ts'
import { Panel } from '../../features/page/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './work.module.css'

type Shift = AnswerOf<typeof shiftCalls.listOwnShifts>['result'][number]

/** Shifts that fit on a phone beside the rest of the page. */
const SHOWN = 5

const fetchShifts = (client: Client) => client.call(shiftCalls.listOwnShifts, {})

/** The next planned shifts of the rider; nothing for a rider without any. */
export function Shifts({ isWorking }: { readonly isWorking: boolean }) {
  const { t } = useTexts()
  const { clock } = useDeps()
  const { result: shifts = [] } = useFetched(fetchShifts)
  if (shifts.length === 0) return null
  const now = clock.seconds()
  const periods = shifts.map(({ starts_at: from, ends_at: to }) => ({ from, to }))
  const isOutside = isWorking && shiftStanding('on', periods, now) === 'outside_shift'
  return (
    <Panel title={t('rider.shift.title')}>
      {isOutside && <Notice kind="info">{t('rider.shift.outside')}</Notice>}
      <ul className={styles.shifts}>
        {shifts.slice(0, SHOWN).map((shift) => (
          <li key={shift.id}>
            <Times shift={shift} isNow={shift.starts_at <= now} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Times({ shift, isNow }: { readonly shift: Shift; readonly isNow: boolean }) {
  const { t, format } = useTexts()
  return (
    <>
      <strong>
        {format.dayTime(shift.starts_at)} – {format.time(shift.ends_at)}
      </strong>
      {shift.zone_name !== null && <bdi>{shift.zone_name}</bdi>}
      {isNow && <span>{t('rider.shift.now')}</span>}
    </>
  )
}
