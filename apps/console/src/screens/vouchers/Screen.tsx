import type { OperatedVoucher } from '@beckon/contract'
import { voucherStates } from '@beckon/domain/voucher'
import { Button, Select, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMay } from '../../features/access/index.ts'
import { useDialog } from '../../features/dialog/index.ts'
import { type Column, DataTable, useFilters } from '../../features/list/index.ts'
import { EmptyState, Page } from '../../features/page/index.ts'
import { useVouchers, useVoucherText, VoucherState } from '../../features/voucher/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { MakeVoucher } from './MakeVoucher.tsx'

/** The vouchers of the country with their state and their uses. */
export function Screen() {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  const may = useMay('vouchers.manage')
  const [filters, setFilters] = useFilters(['state', 'code'])
  const state = voucherStates.find((one) => one === filters.state)
  const [isMaking, setMaking] = useDialog('make')
  const query = useVouchers(
    (one) =>
      (state === undefined || one.state === state) && one.code.includes(filters.code.trim().toUpperCase()),
  )
  const make = may && <Button onClick={() => setMaking(true)}>{t('console.vouchers.make')}</Button>
  return (
    <Page title={t('console.nav.vouchers')} aside={make}>
      <DataTable
        name="vouchers"
        label={t('console.nav.vouchers')}
        query={query}
        columns={useColumns()}
        keyOf={({ code }) => code}
        pathOf={({ code }) => `/vouchers/${encodeURIComponent(code)}`}
        isFiltered={state !== undefined || filters.code !== ''}
        filters={
          <>
            <TextInput
              aria-label={t('console.search')}
              placeholder={t('console.vouchers.code')}
              value={filters.code}
              onChange={({ currentTarget }) => setFilters({ code: currentTarget.value })}
            />
            <Select
              aria-label={t('console.shops.state')}
              placeholder={t('console.shops.state')}
              clearable
              value={state ?? null}
              data={voucherStates.map((value) => ({ value, label: t(`console.vouchers.state.${value}`) }))}
              onChange={(value) => setFilters({ state: value ?? '' })}
            />
          </>
        }
        empty={
          <EmptyState
            title={t('console.vouchers.empty')}
            text={t('console.vouchers.empty-hint')}
            action={make}
          />
        }
      />
      {may && isMaking && (
        <MakeVoucher
          close={() => setMaking(false)}
          onMade={() => void queries.invalidateQueries({ queryKey: ['vouchers', country] })}
        />
      )}
    </Page>
  )
}

function useColumns(): Column<OperatedVoucher>[] {
  const { t, format } = useTexts()
  const write = useVoucherText()
  return [
    {
      id: 'code',
      title: t('console.vouchers.code'),
      render: ({ code }) => <bdi dir="ltr">{code}</bdi>,
      sortBy: ({ code }) => code,
    },
    {
      id: 'state',
      title: t('console.shops.state'),
      render: ({ state }) => <VoucherState state={state} />,
      sortBy: ({ state }) => state,
    },
    { id: 'discount', title: t('console.vouchers.discount'), render: write.discount },
    {
      id: 'uses',
      title: t('console.vouchers.uses'),
      render: write.uses,
      sortBy: ({ used }) => used,
      isFigure: true,
    },
    {
      id: 'from',
      title: t('console.vouchers.from'),
      render: (row) => format.date(row.valid_from),
      sortBy: (row) => row.valid_from,
      isFigure: true,
    },
    {
      id: 'until',
      title: t('console.vouchers.until'),
      render: ({ valid_until: until }) => (until === null ? '–' : format.date(until)),
      sortBy: ({ valid_until: until }) => until,
      isFigure: true,
    },
    { id: 'shops', title: t('console.nav.shops'), render: write.shops },
  ]
}
