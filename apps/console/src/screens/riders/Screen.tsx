import { riderStatuses } from '@beckon/domain/rider'
import { Button, Select, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialog } from '../../features/dialog/index.ts'
import { DataTable, useFilters } from '../../features/list/index.ts'
import { EmptyState, Page } from '../../features/page/index.ts'
import { useMay } from '../../features/access/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { RiderActions } from './RiderActions.tsx'
import { useColumns } from './use-columns.tsx'
import { type RiderRow, useRiders } from './use-riders.ts'

/** Filters of the list by something that needs attention. */
const needs = ['on_duty', 'documents', 'cash', 'strikes'] as const
type Need = (typeof needs)[number]

const hasNeed: Readonly<Record<Need, (rider: RiderRow) => boolean>> = {
  on_duty: ({ duty }) => duty.state !== 'off',
  documents: ({ documents_due: due }) => due.length > 0,
  cash: ({ cash }) => cash !== null,
  strikes: ({ strikes }) => strikes > 0,
}

/** The riders of the country, with their duty and all that needs attention. */
export function Screen() {
  const { t } = useTexts()
  const queries = useQueryClient()
  const [filters, setFilters] = useFilters(['status', 'need'])
  const status = riderStatuses.find((one) => one === filters.status)
  const need = needs.find((one) => one === filters.need)
  // A name is personal data, which is never in an address.
  const [search, setSearch] = useState('')
  const [isInviting, setInviting] = useDialog('invite')
  const mayManage = useMay('riders.manage')
  const query = useRiders(status, (rider) => isFound(rider, search) && (!need || hasNeed[need](rider)))
  const refresh = () => void queries.invalidateQueries({ queryKey: ['riders'] })
  const columns = useColumns()
  const actions = {
    id: 'actions',
    title: '',
    render: (row: RiderRow) => <RiderActions rider={row} onChanged={refresh} />,
  }
  const invite = mayManage && <Button onClick={() => setInviting(true)}>{t('console.riders.invite')}</Button>
  return (
    <Page title={t('console.nav.riders')} aside={invite}>
      <DataTable
        name="riders"
        filters={
          <>
            <TextInput
              aria-label={t('console.search')}
              placeholder={t('console.search')}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
            <Select
              aria-label={t('console.riders.status')}
              placeholder={t('console.riders.status')}
              clearable
              value={status ?? null}
              data={riderStatuses.map((value) => ({ value, label: t(`console.rider.status.${value}`) }))}
              onChange={(value) => setFilters({ status: value ?? '' })}
            />
            <Select
              aria-label={t('console.rider.need')}
              placeholder={t('console.rider.need')}
              clearable
              value={need ?? null}
              data={needs.map((value) => ({ value, label: t(`console.rider.need.${value}`) }))}
              onChange={(value) => setFilters({ need: value ?? '' })}
            />
          </>
        }
        label={t('console.nav.riders')}
        query={query}
        columns={mayManage ? [...columns, actions] : columns}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `/riders/${id}`}
        isFiltered={status !== undefined || need !== undefined || search !== ''}
        empty={
          <EmptyState
            title={t('console.riders.empty')}
            text={t('console.riders.empty-hint')}
            action={invite}
          />
        }
      />
      {mayManage && isInviting && <InviteDialog close={() => setInviting(false)} onInvited={refresh} />}
    </Page>
  )
}

const isFound = ({ name, phone_number: phone }: RiderRow, search: string): boolean =>
  `${name} ${phone}`.toLowerCase().includes(search.trim().toLowerCase())
