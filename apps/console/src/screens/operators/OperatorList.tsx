import type { ListedOperator } from '@beckon/contract'
import { operatorRoles } from '@beckon/domain/operator'
import { Select, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { type Column, DataTable, useFilters } from '../../features/list/index.ts'
import { EmptyState } from '../../features/page/index.ts'
import { lastChangeColumn } from '../../features/settings/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { OperatorMenu } from './OperatorMenu.tsx'
import { OperatorStatus } from './OperatorStatus.tsx'
import { useOperators } from './use-operators.ts'
import { useRolesText } from './use-roles-text.ts'

/** The operators with their roles, second factor, last use and last change. */
export function OperatorList({ invite }: { readonly invite: ReactNode }) {
  const { t } = useTexts()
  const query = useOperators()
  const [{ role: chosen }, setFilters] = useFilters(['role'])
  const role = operatorRoles.find((one) => one === chosen)
  // A name is personal data, which is never in an address.
  const [search, setSearch] = useState('')
  const isFound = ({ name, email, roles }: ListedOperator) =>
    (!role || roles.some((one) => one.role === role)) &&
    `${name} ${email}`.toLowerCase().includes(search.trim().toLowerCase())
  return (
    <DataTable
      name="operators"
      label={t('console.nav.operators')}
      query={{ ...query, data: query.data?.filter(isFound) }}
      columns={useColumns()}
      keyOf={({ operator_id: id }) => id}
      pathOf={({ operator_id: id }) => `/operators/${encodeURIComponent(id)}`}
      isFiltered={role !== undefined || search !== ''}
      filters={
        <>
          <TextInput
            aria-label={t('console.operators.search')}
            placeholder={t('console.operators.search')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <Select
            aria-label={t('console.operators.role')}
            placeholder={t('console.operators.role')}
            clearable
            value={role ?? null}
            data={operatorRoles.map((value) => ({ value, label: t(`console.operators.role.${value}`) }))}
            onChange={(value) => setFilters({ role: value ?? '' })}
          />
        </>
      }
      empty={
        <EmptyState
          title={t('console.operators.empty')}
          text={t('console.operators.empty-hint')}
          action={invite}
        />
      }
    />
  )
}

function useColumns(): Column<ListedOperator>[] {
  const { t, format } = useTexts()
  const rolesText = useRolesText()
  const may = useMay('operators.manage')
  return [
    {
      id: 'name',
      title: t('console.operators.name'),
      render: ({ name }) => <bdi>{name}</bdi>,
      sortBy: ({ name }) => name,
    },
    {
      id: 'email',
      title: t('console.operators.email'),
      render: ({ email }) => <bdi dir="ltr">{email}</bdi>,
      sortBy: ({ email }) => email,
    },
    {
      id: 'status',
      title: t('console.operators.status'),
      render: ({ status }) => <OperatorStatus status={status} />,
      sortBy: ({ status }) => status,
    },
    { id: 'roles', title: t('console.operators.roles'), render: ({ roles }) => rolesText(roles) },
    {
      id: 'factor',
      title: t('console.operators.factor'),
      render: ({ has_second_factor: isSet }) =>
        isSet ? t('console.operators.factor-on') : t('console.operators.factor-off'),
    },
    {
      id: 'seen',
      title: t('console.operators.last-seen'),
      render: ({ last_seen_at: at }) => (at === null ? t('console.operators.never') : format.dateTime(at)),
      sortBy: ({ last_seen_at: at }) => at,
      isFigure: true,
    },
    lastChangeColumn(t('console.operators.last-change'), ({ operator_id: id }) => `operator:${id}`),
    ...(may
      ? [{ id: 'actions', title: '', render: (row: ListedOperator) => <OperatorMenu operator={row} /> }]
      : []),
  ]
}
