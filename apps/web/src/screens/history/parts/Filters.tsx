import { Group, NativeSelect, SegmentedControl, Text, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { PeriodViolation } from '@beckon/domain/order'
import IconSearch from '~icons/tabler/search'
import { OutletsSwitch } from '../../../features/branch-selector/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { type Category, categories, type HistoryFilter, statusOptions } from '../history-filter.ts'
import styles from '../Screen.module.css'

/** Periods of whole days that end before today, which their names do not show. */
const leavesOutToday: ReadonlySet<Category> = new Set(['past-week', 'past-month'])

interface FiltersProps {
  readonly filter: HistoryFilter
  readonly violation: PeriodViolation | 'no-day' | undefined
  readonly recent: readonly string[]
  readonly onChange: (change: Partial<HistoryFilter>) => void
  readonly onSearched: () => void
}

/** Filters by period, status and search text. */
export function Filters({ filter, violation, recent, onChange, onSearched }: FiltersProps) {
  const { t } = useTexts()
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const periods = categories.map((value) => ({ value, label: t(`history.${value}`) }))
  const statuses = statusOptions.map((value) => ({ value, label: t(`history.${value}`) }))
  const choosePeriod = (value: string) => {
    const category = categories.find((one) => one === value)
    if (category) onChange({ category })
  }
  return (
    <>
      <Group gap="sm" align={isWide ? 'center' : 'end'}>
        {isWide ? (
          <SegmentedControl
            data={periods}
            value={filter.category}
            aria-label={t('history.period')}
            data-history-period
            onChange={choosePeriod}
          />
        ) : (
          <NativeSelect
            data={periods}
            value={filter.category}
            label={t('history.period')}
            flex="1 1 8rem"
            data-history-period
            onChange={(event) => choosePeriod(event.currentTarget.value)}
          />
        )}
        <NativeSelect
          data={statuses}
          value={filter.status}
          label={isWide ? undefined : t('history.status')}
          aria-label={t('history.status')}
          flex={isWide ? undefined : '1 1 8rem'}
          onChange={(event) => {
            const status = statusOptions.find((one) => one === event.currentTarget.value)
            if (status) onChange({ status })
          }}
        />
        <TextInput
          className={styles.search}
          type="search"
          leftSection={<IconSearch size={16} />}
          placeholder={t('history.search')}
          aria-label={t('history.search')}
          value={filter.search}
          list="history-recent"
          onChange={(event) => onChange({ search: event.currentTarget.value })}
          onBlur={onSearched}
        />
        <datalist id="history-recent" aria-label={t('history.recent')}>
          {recent.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
        <OutletsSwitch />
      </Group>
      {leavesOutToday.has(filter.category) && (
        <Text size="sm" c="dimmed">
          {t('history.without-today')}
        </Text>
      )}
      {filter.category === 'custom' && (
        <CustomDays filter={filter} violation={violation} onChange={onChange} />
      )}
    </>
  )
}

function CustomDays({
  filter,
  violation,
  onChange,
}: Pick<FiltersProps, 'filter' | 'violation' | 'onChange'>) {
  const { t } = useTexts()
  const violationText = violation && t(`history.${violation}`)
  return (
    <Group gap="sm" align="start" role="group" aria-label={t('history.custom')}>
      <TextInput
        type="date"
        label={t('history.from')}
        value={filter.first}
        required
        withAsterisk={false}
        error={violation === 'no-day' && filter.first === '' ? violationText : undefined}
        onChange={(event) => onChange({ first: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('history.to')}
        value={filter.last}
        required
        withAsterisk={false}
        error={violation === 'no-day' && filter.first === '' ? undefined : violationText}
        onChange={(event) => onChange({ last: event.currentTarget.value })}
      />
    </Group>
  )
}
