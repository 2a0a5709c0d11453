import type { WireShift } from '@beckon/contract'
import { mondayOf } from '@beckon/domain/rider'
import { dayOf } from '@beckon/domain/time'
import { ActionIcon, Button, Group, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import IconChevronLeft from '~icons/tabler/chevron-left'
import IconChevronRight from '~icons/tabler/chevron-right'
import { useTexts } from '../../platform/texts/index.ts'
import { useDayTexts } from '../days/index.ts'
import { useMay } from '../access/index.ts'
import { FailureState } from '../page/index.ts'
import type { AskedShift, PlannedRider } from './planned.ts'
import { RepeatDialog } from './RepeatDialog.tsx'
import { ShiftDialog } from './ShiftDialog.tsx'
import styles from './shifts.module.css'
import { useWeek, type Week } from './use-week.ts'
import { WeekTable } from './WeekTable.tsx'

export interface WeekPlanProps {
  /** The riders who can be planned, one row each. */
  readonly riders: readonly PlannedRider[]
  /** The one rider whose page it is. */
  readonly riderId?: string
  /** Riders were left out by a search. */
  readonly isNarrowed?: boolean
}

/** The planned shifts of a week: a row for each rider, a column for each day. */
export function WeekPlan({ riders, riderId, isNarrowed = false }: WeekPlanProps) {
  const { t } = useTexts()
  const week = useWeek(riderId)
  const { query, timezone, monday } = week
  const mayManage = useMay('riders.manage')
  const [asked, setAsked] = useState<AskedShift>()
  const [isRepeating, setRepeating] = useState(false)
  return (
    <Stack>
      <Group>
        <Weeks week={week} />
        {mayManage && (query.data?.shifts.length ?? 0) > 0 && (
          <Button variant="default" ms="auto" onClick={() => setRepeating(true)}>
            {t('console.shifts.repeat')}
          </Button>
        )}
      </Group>
      {query.error && !query.data && <FailureState error={query.error} retry={() => void query.refetch()} />}
      {!query.data && !query.error && <Skeleton height={200} />}
      {query.data && (
        <WeekTable
          week={week}
          riders={isNarrowed ? riders : withPlanned(riders, query.data.shifts)}
          shifts={query.data.shifts}
          {...(riderId === undefined ? { planned: query.data.planned } : {})}
          onAsk={mayManage ? setAsked : undefined}
          dayOfShift={(shift) => dayOf(shift.starts_at, timezone)}
        />
      )}
      {asked && <ShiftDialog week={week} asked={asked} close={() => setAsked(undefined)} />}
      {isRepeating && (
        <RepeatDialog
          week={week}
          monday={monday}
          {...(riderId === undefined ? {} : { riderId })}
          close={() => setRepeating(false)}
        />
      )}
    </Stack>
  )
}

function Weeks({ week: { monday, today, showNext, showPrevious, showPresent } }: { readonly week: Week }) {
  const { t } = useTexts()
  const { day: dayText } = useDayTexts()
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('console.shifts.previous')}
        onClick={showPrevious}
      >
        <IconChevronLeft size={18} className={styles.arrow} aria-hidden />
      </ActionIcon>
      <strong aria-live="polite">{t('console.shifts.week', { day: dayText(monday) })}</strong>
      <ActionIcon variant="default" size="lg" aria-label={t('console.shifts.next')} onClick={showNext}>
        <IconChevronRight size={18} className={styles.arrow} aria-hidden />
      </ActionIcon>
      {mondayOf(today) === monday ? null : (
        <Button variant="subtle" size="compact-sm" onClick={showPresent}>
          {t('console.shifts.today')}
        </Button>
      )}
    </Group>
  )
}

/** The riders of the page, and those with a shift in the week who may not be planned any more. */
function withPlanned(riders: readonly PlannedRider[], shifts: readonly WireShift[]): readonly PlannedRider[] {
  const known = new Set(riders.map(({ id }) => id))
  const others = new Map(
    shifts.filter(({ rider_id: id }) => !known.has(id)).map((shift) => [shift.rider_id, shift.rider_name]),
  )
  return [...riders, ...[...others].map(([id, name]) => ({ id, name }))]
}
