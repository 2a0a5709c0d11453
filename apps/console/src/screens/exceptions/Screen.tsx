import { type ExceptionKind, exceptionKinds } from '@beckon/domain/exception'
import { Button, Select, Switch } from '@mantine/core'
import { useState } from 'react'
import IconBell from '~icons/tabler/bell'
import { StateBadge } from '../../features/badge/index.ts'
import { isSnoozed, useSoundSwitch } from '../../features/exceptions/index.ts'
import { type Column, DataTable, useFilters } from '../../features/list/index.ts'
import { EmptyState, Page } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AlertDialog } from './AlertDialog.tsx'
import { Measures } from './Measures.tsx'
import { OwnerActions } from './OwnerActions.tsx'
import styles from './exceptions.module.css'
import { sentenceOf, subjectOf, timeOf } from './sentence-of.ts'
import { type Shown, type View, views, useShown } from './use-shown.ts'

/** The queue of all that needs a person. */
export function Screen() {
  const { t } = useTexts()
  const [filters, setFilters] = useFilters(['view', 'kind'])
  const view = views.find((one) => one === filters.view) ?? 'open'
  const kind = exceptionKinds.find((one) => one === filters.kind)
  const { query, now, more } = useShown(view, kind)
  const columns = useColumns()
  return (
    <Page title={t('console.nav.exceptions')} aside={<Alerts />}>
      <Measures now={now} />
      <DataTable
        name="exceptions"
        label={t('console.nav.exceptions')}
        query={query}
        more={more}
        columns={columns}
        keyOf={({ exception_id: id }) => id}
        pathOf={({ exception_id: id }) => `/exceptions/${id}`}
        filters={<Filters view={view} kind={kind} set={setFilters} />}
        isFiltered={view !== 'open' || kind !== undefined}
        empty={<EmptyState title={t('console.exceptions.empty')} text={t('console.exceptions.empty-hint')} />}
      />
    </Page>
  )
}

function Alerts() {
  const { t } = useTexts()
  const [isOn, setOn] = useSoundSwitch()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Switch
        label={t('console.exceptions.sound')}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        style={{ alignSelf: 'center' }}
      />
      <Button
        variant="default"
        leftSection={<IconBell size={16} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        {t('console.exceptions.alerts')}
      </Button>
      {isChoosing && <AlertDialog close={() => setChoosing(false)} />}
    </>
  )
}

interface FiltersProps {
  readonly view: View
  readonly kind: ExceptionKind | undefined
  readonly set: (changed: { readonly view?: string; readonly kind?: string }) => void
}

function Filters({ view, kind, set }: FiltersProps) {
  const { t } = useTexts()
  return (
    <>
      <Select
        aria-label={t('console.exceptions.view')}
        allowDeselect={false}
        value={view}
        data={views.map((value) => ({ value, label: t(`console.exceptions.view.${value}`) }))}
        onChange={(value) => set({ view: value === null || value === 'open' ? '' : value })}
      />
      <Select
        aria-label={t('console.exceptions.kind')}
        placeholder={t('console.exceptions.kind')}
        clearable
        value={kind ?? null}
        data={exceptionKinds.map((value) => ({ value, label: t(`console.exceptions.kind.${value}`) }))}
        onChange={(value) => set({ kind: value ?? '' })}
      />
    </>
  )
}

function useColumns(): Column<Shown>[] {
  const texts = useTexts()
  const { t, format } = texts
  return [
    {
      id: 'kind',
      title: t('console.exceptions.kind'),
      render: (row) => <span className={styles.line}>{t(`console.exceptions.kind.${row.kind}`)}</span>,
      sortBy: (row) => exceptionKinds.indexOf(row.kind),
    },
    {
      id: 'subject',
      title: t('console.exceptions.subject'),
      render: (row) => <bdi className={styles.short}>{subjectOf(texts, row)}</bdi>,
    },
    { id: 'state', title: t('console.exceptions.state'), render: (row) => sentenceOf(texts, row, row.now) },
    {
      id: 'shop',
      title: t('console.exceptions.shop'),
      render: (row) => <bdi>{row.order?.shop}</bdi>,
      isExtra: true,
    },
    {
      id: 'age',
      title: t('console.exceptions.age'),
      render: (row) => (
        <span className={styles.line}>
          {format.duration(Math.max(0, (row.closed_at ?? row.now) - row.opened_at))}
        </span>
      ),
      sortBy: (row) => -row.opened_at,
      isFigure: true,
    },
    {
      id: 'owner',
      title: t('console.exceptions.owner'),
      render: (row) => <Owner row={row} />,
      sortBy: (row) => row.owner?.name ?? null,
    },
    { id: 'actions', title: '', render: (row) => <OwnerActions exception={row} /> },
  ]
}

function Owner({ row }: { readonly row: Shown }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <>
      <bdi className={styles.short}>{row.owner?.name ?? t('console.exceptions.nobody')}</bdi>{' '}
      {row.closed_at === null && row.snoozed_until !== null && isSnoozed(row, row.now) && (
        <StateBadge color="gray">
          {t('console.exceptions.snoozed-until', { time: timeOf(texts, row.snoozed_until, row.now) })}
        </StateBadge>
      )}
    </>
  )
}
