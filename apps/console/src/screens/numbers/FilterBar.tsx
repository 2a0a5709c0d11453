import { periodPresets } from '@beckon/domain/numbers'
import { SegmentedControl, Select } from '@mantine/core'
import { DayField, useToday } from '../../features/days/index.ts'
import { EntityChoice } from '../../features/find/index.ts'
import type { SetFilters } from '../../features/list/index.ts'
import { useZones } from '../../features/zones/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { askedNumbers, type filterNames, type NumbersFilters, presetOf } from './asked-numbers.ts'
import styles from './numbers.module.css'

export interface FilterBarProps {
  readonly filters: NumbersFilters
  readonly setFilters: SetFilters<(typeof filterNames)[number]>
}

/** The period, its steps, and one shop or zone. */
export function FilterBar({ filters, setFilters }: FilterBarProps) {
  const { t } = useTexts()
  const zones = useZones()
  const today = useToday()
  const preset = presetOf(filters)
  const days = askedNumbers(filters, today)
  return (
    <div className={styles.bar}>
      <SegmentedControl
        aria-label={t('console.numbers.period')}
        value={preset}
        data={[...periodPresets, 'custom' as const].map((value) => ({
          value,
          label: t(`console.numbers.preset.${value}`),
        }))}
        onChange={(value) => setFilters({ preset: value, from: days.from, to: days.to, by: '' })}
      />
      {preset === 'custom' && (
        <>
          <DayField
            label={t('console.numbers.from')}
            value={days.from}
            max={today}
            onChange={(from) => setFilters({ preset: 'custom', from, to: days.to < from ? from : days.to })}
          />
          <DayField
            label={t('console.numbers.to')}
            value={days.to}
            max={today}
            onChange={(to) => setFilters({ preset: 'custom', to, from: days.from > to ? to : days.from })}
          />
        </>
      )}
      <Select
        aria-label={t('console.numbers.by')}
        placeholder={t('console.numbers.by')}
        clearable
        value={days.by ?? null}
        data={(['hour', 'day'] as const).map((value) => ({ value, label: t(`console.numbers.by.${value}`) }))}
        onChange={(by) => setFilters({ by: by ?? '' })}
      />
      <EntityChoice
        kind="shops"
        label={t('console.numbers.shop')}
        value={filters.shop}
        onChange={(shop) => setFilters({ shop })}
      />
      {zones.length > 0 && (
        <Select
          aria-label={t('console.numbers.zone')}
          placeholder={t('console.numbers.zone')}
          clearable
          searchable
          value={filters.zone || null}
          data={zones.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(zone) => setFilters({ zone: zone ?? '' })}
        />
      )}
    </div>
  )
}
