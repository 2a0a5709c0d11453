import { calls, type OperatedVoucher, type VoucherUse } from '@beckon/contract'
import { Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { EntryLink } from '../../features/links/index.ts'
import { type Column, DataTable } from '../../features/list/index.ts'
import { EmptyState, Facts, MissingEntry, Page, usePageId } from '../../features/page/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useVouchers, useVoucherText, VoucherState } from '../../features/voucher/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** A voucher: its terms, and the orders that it was used for. */
export function Screen() {
  const { t } = useTexts()
  const code = usePageId()
  const parent = { path: '/vouchers', title: t('console.nav.vouchers') }
  const query = useVouchers((one) => one.code === code)
  const voucher = query.data?.[0]
  if (!voucher) return <MissingEntry title={code} parent={parent} query={query} />
  return (
    <Page
      title={code}
      parent={parent}
      badge={<VoucherState state={voucher.state} />}
      aside={<Stop voucher={voucher} />}
    >
      <Terms voucher={voucher} />
      <Uses voucher={voucher} />
    </Page>
  )
}

function Terms({ voucher }: { readonly voucher: OperatedVoucher }) {
  const { t, format } = useTexts()
  const write = useVoucherText()
  const { currency, minimum_fee: minimum, valid_until: until, uses_per_vendor: perShop } = voucher
  return (
    <Facts
      facts={[
        { label: t('console.vouchers.discount'), value: write.discount(voucher) },
        { label: t('console.vouchers.uses'), value: write.uses(voucher) },
        {
          label: t('console.vouchers.perShop'),
          value: perShop === null ? null : format.number(perShop),
        },
        {
          label: t('console.vouchers.minimum'),
          value: minimum === 0 ? null : format.amount(minimum, currency),
        },
        { label: t('console.vouchers.from'), value: format.dateTime(voucher.valid_from) },
        { label: t('console.vouchers.until'), value: until === null ? '–' : format.dateTime(until) },
        { label: t('console.nav.shops'), value: write.shops(voucher) },
      ]}
    />
  )
}

function Uses({ voucher: { code, currency } }: { readonly voucher: OperatedVoucher }) {
  const { t, format } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const query = useQuery({
    queryKey: ['voucher-uses', country, code],
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.listVoucherUses, { params: { code }, query: {} }, { signal }))
        .result,
  })
  const columns: Column<VoucherUse>[] = [
    {
      id: 'order',
      title: t('console.help.order'),
      render: ({ order_id: id }) => <bdi dir="ltr">{id}</bdi>,
    },
    {
      id: 'shop',
      title: t('console.shops.shop'),
      render: (row) => (
        <EntryLink page="shops" id={row.vendor_id}>
          <bdi>{row.vendor_name}</bdi>
        </EntryLink>
      ),
      sortBy: (row) => row.vendor_name,
    },
    {
      id: 'discount',
      title: t('console.vouchers.discount'),
      render: ({ discount }) => (discount === null ? '–' : format.amount(discount, currency)),
      sortBy: ({ discount }) => discount,
      isFigure: true,
    },
    {
      id: 'when',
      title: t('console.changes.when'),
      render: (row) => format.dateTime(row.used_at),
      sortBy: (row) => row.used_at,
      isFigure: true,
    },
    {
      id: 'back',
      title: t('console.vouchers.given-back'),
      render: ({ given_back_at: at }) => (at === null ? '–' : format.dateTime(at)),
      isFigure: true,
    },
  ]
  return (
    <DataTable
      name="voucher-uses"
      label={t('console.vouchers.uses')}
      query={query}
      columns={columns}
      keyOf={({ order_id: id }) => id}
      pathOf={({ order_id: id }) => `/orders/${encodeURIComponent(id)}`}
      empty={<EmptyState title={t('console.vouchers.no-uses')} />}
    />
  )
}

function Stop({ voucher }: { readonly voucher: OperatedVoucher }) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  const may = useMay('vouchers.manage')
  const [isAsked, setAsked] = useState(false)
  if (!may || voucher.state === 'stopped') return null
  return (
    <>
      <Button variant="light" color="red" onClick={() => setAsked(true)}>
        {t('console.vouchers.stop')}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('console.shops.change', { change: t('console.vouchers.stop'), name: voucher.code })}
          action={t('console.vouchers.stop')}
          isDangerous
          close={() => setAsked(false)}
          run={async (reason) => {
            const result = await deps.client.call(calls.stopVoucher, {
              params: { code: voucher.code },
              body: { reason },
            })
            if (result.ok) void queries.invalidateQueries({ queryKey: ['vouchers', country] })
            return result
          }}
        >
          <Text size="sm">{t('console.vouchers.stop-hint', { count: voucher.used })}</Text>
        </ReasonDialog>
      )}
    </>
  )
}
