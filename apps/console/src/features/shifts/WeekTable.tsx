import type { AnswerOf, calls, WireShift } from '@beckon/contract'
import { boundsOfDay, momentIn } from '@beckon/domain/time'
import { Table, UnstyledButton } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import { useDayTexts } from '../days/index.ts'
import type { AskedShift, PlannedRider } from './planned.ts'
import { PlannedHours } from './PlannedHours.tsx'
import styles from './shifts.module.css'
import { daysOfWeek } from './times.ts'
import type { Week } from './use-week.ts'

type PlannedHour = AnswerOf<typeof calls.listShifts>['result']['planned'][number]

export interface WeekTableProps {
  readonly week: Week
  readonly riders: readonly PlannedRider[]
  readonly shifts: readonly WireShift[]
  /** The planned riders by hour, where the table is about all riders. */
  readonly planned?: readonly PlannedHour[]
  /** Absent for an operator who may not plan. */
  readonly onAsk: ((asked: AskedShift) => void) | undefined
  readonly dayOfShift: (shift: WireShift) => string
}

/** A row for each rider, a column for each day, and the planned riders of each hour above. */
export function WeekTable({ week, riders, shifts, planned, onAsk, dayOfShift }: WeekTableProps) {
  const { t } = useTexts()
  const { day: dayText } = useDayTexts()
  const days = daysOfWeek(week.monday)
  const byCell = Map.groupBy(shifts, (shift) => `${shift.rider_id} ${dayOfShift(shift)}`)
  return (
    <div className={styles.frame}>
      <Table aria-label={t('console.nav.shifts')} stickyHeader withColumnBorders verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles.rider}>{t('console.riders.name')}</Table.Th>
            {days.map((day) => (
              <Table.Th key={day} data-today={day === week.today} className={styles.day}>
                {dayText(day)}
                {planned && <PlannedHours hours={hoursOf(planned, day, week.timezone)} />}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {riders.map((rider) => (
            <Table.Tr key={rider.id}>
              <Table.Th scope="row" className={styles.rider}>
                <bdi>{rider.name}</bdi>
              </Table.Th>
              {days.map((day) => (
                <Cell
                  key={day}
                  {...{ day, rider, week, onAsk }}
                  shifts={byCell.get(`${rider.id} ${day}`) ?? []}
                />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function hoursOf(planned: readonly PlannedHour[], day: string, timezone: string): readonly PlannedHour[] {
  const bounds = boundsOfDay(day, timezone)
  return bounds ? planned.filter(({ from }) => from >= bounds.from && from < bounds.to) : []
}

interface CellProps extends Pick<WeekTableProps, 'week' | 'shifts' | 'onAsk'> {
  readonly day: string
  readonly rider: PlannedRider
}

function Cell({ week, day, rider, shifts, onAsk }: CellProps) {
  const { t } = useTexts()
  const { day: dayText } = useDayTexts()
  const isOver = day < week.today
  return (
    <Table.Td className={styles.cell}>
      {shifts.map((shift) => (
        <ShiftChip
          key={shift.id}
          shift={shift}
          timezone={week.timezone}
          onPress={onAsk && (() => onAsk({ rider, day, shift }))}
        />
      ))}
      {onAsk && !isOver && (
        <UnstyledButton
          className={styles.add}
          aria-label={t('console.shifts.plan-for', { name: rider.name, day: dayText(day) })}
          onClick={() => onAsk({ rider, day })}
        >
          +
        </UnstyledButton>
      )}
    </Table.Td>
  )
}

interface ShiftChipProps {
  readonly shift: WireShift
  readonly timezone: string
  readonly onPress: (() => void) | undefined
}

function ShiftChip({ shift, timezone, onPress }: ShiftChipProps) {
  const { format } = useTexts()
  const time = (at: number) => format.clock(momentIn(at, timezone).clock)
  const content = (
    <>
      {time(shift.starts_at)} – {time(shift.ends_at)}
      {shift.zone_name !== null && (
        <span className={styles.zone}>
          <bdi>{shift.zone_name}</bdi>
        </span>
      )}
    </>
  )
  return onPress ? (
    <UnstyledButton className={styles.chip} onClick={onPress}>
      {content}
    </UnstyledButton>
  ) : (
    <div className={styles.chip}>{content}</div>
  )
}
