import { boardLanes } from '@beckon/domain/board'
import { Button, NumberInput, SegmentedControl, Select, Switch, TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { isFiltered } from './state/filters.ts'
import { type BoardFilterState, layouts } from './use-board-filters.ts'
import styles from './board.module.css'

export interface FilterBarProps {
  readonly state: BoardFilterState
  readonly zones: readonly { readonly id: string; readonly name: string }[]
  readonly search: RefObject<HTMLInputElement | null>
}

/** Layout, search and filters of the board. */
export function FilterBar({ state, zones, search }: FilterBarProps) {
  const { t } = useTexts()
  const { layout, filters, q, setQ, change, clear } = state
  const minutes = (name: 'from' | 'to', label: string) => (
    <NumberInput
      size="xs"
      className={styles.minutes}
      aria-label={label}
      placeholder={label}
      min={-600}
      max={600}
      step={15}
      hideControls
      value={filters[name]}
      onChange={(value) => change({ [name]: String(value) })}
    />
  )
  return (
    <div className={styles.filters}>
      <SegmentedControl
        size="xs"
        aria-label={t('console.board.layout')}
        value={layout}
        data={layouts.map((value) => ({ value, label: t(`console.board.layout.${value}`) }))}
        onChange={(value) => change({ layout: value })}
      />
      <TextInput
        ref={search}
        size="xs"
        type="search"
        aria-label={t('console.search')}
        placeholder={t('console.search')}
        value={q}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
      />
      <Select
        size="xs"
        aria-label={t('console.board.lane')}
        placeholder={t('console.board.lane')}
        clearable
        value={filters.lane || null}
        data={boardLanes.map((value) => ({ value, label: t(`console.board.lane.${value}`) }))}
        onChange={(value) => change({ lane: value ?? '' })}
      />
      {zones.length > 0 && (
        <Select
          size="xs"
          aria-label={t('console.board.zone')}
          placeholder={t('console.board.zone')}
          clearable
          searchable
          value={filters.zone || null}
          data={zones.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => change({ zone: value ?? '' })}
        />
      )}
      {minutes('from', t('console.board.due-from'))}
      {minutes('to', t('console.board.due-to'))}
      <Switch
        size="xs"
        label={t('console.board.on-duty')}
        checked={filters.duty !== ''}
        onChange={({ currentTarget }) => change({ duty: currentTarget.checked ? 'on' : '' })}
      />
      {isFiltered(filters) && (
        <Button size="compact-xs" variant="subtle" color="gray" onClick={clear}>
          {t('console.board.clear')}
        </Button>
      )}
    </div>
  )
}
