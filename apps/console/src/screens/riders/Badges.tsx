import type { ListedRider } from '@beckon/contract'
import type { RiderStatus } from '@beckon/domain/rider'
import { Group, Text, Tooltip } from '@mantine/core'
import { StateBadge } from '../../features/badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './riders.module.css'

const colors = { invited: 'blue', active: 'green', suspended: 'orange', left: 'gray' } as const

export function StatusBadge({ status }: { readonly status: RiderStatus }) {
  const { t } = useTexts()
  return <StateBadge color={colors[status]}>{t(`console.rider.status.${status}`)}</StateBadge>
}

const dutyColors = { on: 'green', break: 'yellow', off: 'gray' } as const

/** Duty, and whether it is outside of a planned shift or missing during one. */
export function DutyBadge({ rider: { duty, shift, status } }: { readonly rider: ListedRider }) {
  const { t } = useTexts()
  if (status === 'left' || status === 'invited') return <Text c="dimmed">–</Text>
  return (
    <Group gap={6} wrap="nowrap">
      <StateBadge color={dutyColors[duty.state]}>{t(`console.rider.duty.${duty.state}`)}</StateBadge>
      {shift === 'absent' && <StateBadge color="red">{t('console.rider.shift.absent')}</StateBadge>}
      {shift === 'outside_shift' && (
        <Text size="xs" c="dimmed" className={styles.word}>
          {t('console.rider.shift.outside')}
        </Text>
      )}
    </Group>
  )
}

/** The number of documents that need attention; their names are in the tooltip and for screen readers. */
export function DueDocuments({ due }: { readonly due: ListedRider['documents_due'] }) {
  const { t, format } = useTexts()
  if (due.length === 0) return null
  const names = due.map(
    ({ kind, state }) =>
      `${t(`console.rider.document.${kind}`)}: ${t(`console.rider.document-state.${state}`)}`,
  )
  const isUrgent = due.some(({ state }) => state !== 'expiring')
  return (
    <Tooltip label={format.list(names)} multiline>
      <span>
        <StateBadge color={isUrgent ? 'orange' : 'yellow'} label={format.list(names)}>
          {format.number(due.length)}
        </StateBadge>
      </span>
    </Tooltip>
  )
}

export function StrikesBadge({ rider }: { readonly rider: ListedRider }) {
  const { t, format } = useTexts()
  if (rider.strikes === 0) return null
  return (
    <Group gap={6} wrap="nowrap" justify="flex-end">
      {rider.proposes_suspension && (
        <Text size="xs" className={styles.word}>
          {t('console.rider.strike.check')}
        </Text>
      )}
      <StateBadge color={rider.proposes_suspension ? 'red' : 'gray'}>
        {format.number(rider.strikes)}
      </StateBadge>
    </Group>
  )
}
