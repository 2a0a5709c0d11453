import type { FoundOrder } from '@beckon/contract'
import { orderStatuses, shortOrderId } from '@beckon/domain/order'
import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayField } from '../../features/days/index.ts'
import { EntityChoice } from '../../features/find/index.ts'
import { type Column, DataTable, moreOf, useFilters } from '../../features/list/index.ts'
import { OrderStatusBadge } from '../../features/order/index.ts'
import { EmptyState, Page } from '../../features/page/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import { numberFilters, numberNames } from './number-filters.ts'
import { NumberFilters } from './NumberFilters.tsx'
import { useOrders } from './use-orders.ts'

const names = ['shop', 'rider', 'status', 'from', 'until', ...numberNames] as const

/** The orders of the country: search by code, phone or name, shop, rider, status and day. */
export function Screen() {
  const texts = useTexts()
  const { t } = texts
  const [filters, setFilters] = useFilters(names)
  // A name or a phone number never gets into the address.
  const [text, setText] = useState('')
  const status = orderStatuses.find((one) => one === filters.status)
  const query = useOrders(text, { ...filters, status, ...numberFilters(filters) })
  return (
    <Page title={t('console.nav.orders')}>
      <DataTable
        name="orders"
        label={t('console.nav.orders')}
        query={query}
        columns={columnsOf(texts)}
        keyOf={({ order_id: id }) => id}
        pathOf={({ order_id: id }) => `/orders/${encodeURIComponent(id)}`}
        isFiltered={text.trim() !== '' || names.some((name) => filters[name] !== '')}
        more={moreOf(query)}
        empty={<EmptyState title={t('console.orders.empty')} text={t('console.orders.empty-hint')} />}
        filters={
          <>
            <TextInput
              type="search"
              aria-label={t('console.orders.search')}
              placeholder={t('console.orders.search')}
              maxLength={100}
              autoComplete="off"
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <EntityChoice
              kind="shops"
              label={t('console.orders.shop')}
              value={filters.shop}
              onChange={(shop) => setFilters({ shop })}
            />
            <EntityChoice
              kind="riders"
              label={t('console.orders.rider')}
              value={filters.rider}
              onChange={(rider) => setFilters({ rider })}
            />
            <Select
              aria-label={t('console.orders.status')}
              placeholder={t('console.orders.status')}
              clearable
              searchable
              value={status ?? null}
              data={orderStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
              onChange={(value) => setFilters({ status: value ?? '' })}
            />
            <NumberFilters filters={filters} setFilters={setFilters} />
            {(['from', 'until'] as const).map((name) => (
              <DayField
                key={name}
                label={t(`console.orders.${name}`)}
                value={filters[name]}
                onChange={(day) => setFilters({ [name]: day })}
              />
            ))}
          </>
        }
      />
    </Page>
  )
}

const columnsOf = (texts: Texts): Column<FoundOrder>[] => [...peopleColumns(texts), ...figureColumns(texts)]

function peopleColumns({ t }: Texts): Column<FoundOrder>[] {
  return [
    {
      id: 'code',
      title: t('console.orders.code'),
      render: ({ order_id: id }) => (
        <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
          {shortOrderId(id)}
        </bdi>
      ),
    },
    {
      id: 'status',
      title: t('console.orders.status'),
      render: (row) => <OrderStatusBadge status={row.status} />,
    },
    {
      id: 'shop',
      title: t('console.orders.shop'),
      render: ({ shop }) => <bdi>{shop}</bdi>,
      sortBy: ({ shop }) => shop,
    },
    {
      id: 'customer',
      title: t('console.orders.customer'),
      render: ({ customer }) => <bdi>{customer.name}</bdi>,
      sortBy: ({ customer }) => customer.name,
    },
    {
      id: 'phone',
      title: t('console.orders.phone'),
      render: ({ customer }) => <bdi dir="ltr">{customer.phone_number}</bdi>,
      isExtra: true,
    },
    {
      id: 'address',
      title: t('console.orders.address'),
      render: ({ customer }) => <bdi>{customer.address}</bdi>,
      isExtra: true,
    },
    {
      id: 'rider',
      title: t('console.orders.rider'),
      render: ({ rider }) => rider && <bdi>{rider.name}</bdi>,
    },
  ]
}

function figureColumns({ t, format }: Texts): Column<FoundOrder>[] {
  return [
    {
      id: 'payment',
      title: t('console.orders.payment'),
      render: (row) => t(`console.shops.payment.${row.payment_method}`),
      isExtra: true,
    },
    {
      id: 'fee',
      title: t('console.orders.fee'),
      render: (row) => format.amount(row.delivery_fee, row.currency),
      sortBy: (row) => row.delivery_fee,
      isFigure: true,
    },
    {
      id: 'promised',
      title: t('console.orders.promised'),
      render: ({ promised }) => format.dateTime(promised),
      sortBy: ({ promised }) => promised,
      isFigure: true,
      isExtra: true,
    },
    {
      id: 'created',
      title: t('console.orders.created'),
      render: (row) => format.dateTime(row.created_at),
      sortBy: (row) => row.created_at,
      isFigure: true,
    },
    {
      id: 'ended',
      title: t('console.orders.ended'),
      render: (row) => row.ended_at && format.dateTime(row.ended_at),
      sortBy: (row) => row.ended_at,
      isFigure: true,
      isExtra: true,
    },
  ]
}
