import { calls, type ListedShop } from '@beckon/contract'
import { Button, Select, TextInput } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { useDialog } from '../../features/dialog/index.ts'
import { type Column, DataTable, moreOf, useFilters, useSearchText } from '../../features/list/index.ts'
import { EmptyState } from '../../features/page/index.ts'
import { ShopState, shopStates } from '../../features/shop/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { StateBadge } from '../../features/badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AddShop } from './AddShop.tsx'

/** Shops and outlets by name, found by name, code, phone, address or the email of an owner. */
export function ShopList() {
  const { t } = useTexts()
  const may = useMay('shops.manage')
  const { country } = useDeps()
  const shown = useStore(country)
  const queries = useQueryClient()
  const [filters, setFilters] = useFilters(['state'])
  const state = shopStates.find((one) => one === filters.state)
  // It may be an email: never in the address.
  const [typed, setTyped] = useState('')
  const search = useSearchText(typed)
  const [isAdding, setAdding] = useDialog('add')
  const query = useShops(search, state)
  const add = may && <Button onClick={() => setAdding(true)}>{t('console.shops.add')}</Button>
  return (
    <>
      <DataTable
        name="shops"
        label={t('console.nav.shops')}
        query={query}
        columns={useColumns(may)}
        keyOf={({ vendor_id: id }) => id}
        pathOf={({ vendor_id: id }) => `/shops/${encodeURIComponent(id)}`}
        isFiltered={search !== '' || state !== undefined}
        filters={
          <>
            <TextInput
              aria-label={t('console.search')}
              placeholder={t('console.shops.search')}
              miw={320}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Select
              aria-label={t('console.shops.state')}
              placeholder={t('console.shops.state')}
              clearable
              value={state ?? null}
              data={shopStates.map((value) => ({ value, label: t(`console.shops.state.${value}`) }))}
              onChange={(value) => setFilters({ state: value ?? '' })}
            />
            {add}
          </>
        }
        more={moreOf(query)}
        empty={
          <EmptyState title={t('console.shops.empty')} text={t('console.shops.empty-hint')} action={add} />
        }
      />
      {may && isAdding && (
        <AddShop
          close={() => setAdding(false)}
          onAdded={() => void queries.invalidateQueries({ queryKey: ['shops', shown] })}
        />
      )}
    </>
  )
}

function useShops(search: string, state: (typeof shopStates)[number] | undefined) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useInfiniteQuery({
    queryKey: ['shops', country, search, state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: after }) =>
      answerTo(
        deps.client,
        calls.listShops,
        {
          body: {
            count: 200,
            ...(search === '' ? {} : { search }),
            ...(state ? { state } : {}),
            ...(after === undefined ? {} : { after }),
          },
        },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ result }) => result),
    placeholderData: (before) => before,
  })
}

function useColumns(may: boolean): Column<ListedShop>[] {
  const { t } = useTexts()
  return [
    {
      id: 'name',
      title: t('console.shops.name'),
      render: ({ name, vendor_id: id }) => <bdi>{name === '' ? id : name}</bdi>,
      sortBy: ({ name }) => name,
    },
    {
      id: 'state',
      title: t('console.shops.state'),
      render: (row) => (
        <>
          <ShopState state={row.state} />{' '}
          {row.is_test && <StateBadge color="gray">{t('console.shops.test')}</StateBadge>}
        </>
      ),
      sortBy: ({ state }) => state,
    },
    {
      id: 'parent',
      title: t('console.shops.main-branch'),
      render: (row) => <bdi>{row.parent_name ?? (row.is_parent ? t('console.shops.is-main') : '–')}</bdi>,
      sortBy: ({ parent_name: name }) => name,
    },
    { id: 'address', title: t('console.shops.address'), render: (row) => <bdi>{row.address}</bdi> },
    ...(may ? [{ id: 'owners', title: t('console.shops.owners'), render: ShopOwners }] : []),
    ...useTimeColumns(),
  ]
}

function ShopOwners({ owners }: ListedShop) {
  const [first = '–', ...others] = owners ?? []
  return <bdi dir="ltr">{others.length > 0 ? `${first} +${others.length}` : first}</bdi>
}

function useTimeColumns(): Column<ListedShop>[] {
  const { t, format } = useTexts()
  return [
    {
      id: 'last',
      title: t('console.shops.last-order'),
      render: ({ last_order_at: at }) => (at === null ? '–' : format.dateTime(at)),
      sortBy: ({ last_order_at: at }) => at,
      isFigure: true,
    },
    {
      id: 'code',
      title: t('console.shops.code'),
      render: ({ vendor_id: id }) => <bdi dir="ltr">{id}</bdi>,
      isExtra: true,
    },
    {
      id: 'since',
      title: t('console.shops.since'),
      render: (row) => format.date(row.created_at),
      sortBy: (row) => row.created_at,
      isFigure: true,
      isExtra: true,
    },
  ]
}
