import { type CashBalance, calls, type Shop } from '@beckon/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { EmptyState, Facts, LoadState } from '../../features/page/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { ShopDialogProps } from './ProfileDialog.tsx'

/** The open cash of a shop, and its settlement. */
export function Cash({ shop }: { readonly shop: Shop }) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const may = useMay('money.settle')
  const [isSettling, setSettling] = useState(false)
  const query = useQuery({
    queryKey: keyOf(shop),
    queryFn: async ({ signal }) =>
      (await answerTo(client, calls.listCashBalances, { query: { vendor_id: shop.vendor_id } }, { signal }))
        .result.shops[0] ?? null,
  })
  const { data: cash } = query
  if (cash === undefined) return <LoadState query={query} />
  if (cash === null)
    return <EmptyState title={t('console.shop-cash.none')} text={t('console.shop-cash.none-hint')} />
  const amount = (value: number) => format.amount(value, shop.currency)
  return (
    <Stack>
      <Facts
        facts={[
          { label: t('console.money.cash.owed'), value: amount(cash.amount) },
          { label: t('console.money.cash.orders'), value: format.number(cash.orders) },
          { label: t('console.money.cash.collected'), value: amount(cash.collected) },
          { label: t('console.money.cash.set-off'), value: amount(cash.set_off) },
          { label: t('console.money.cash.oldest'), value: format.date(cash.oldest_at) },
        ]}
      />
      {cash.amount < 0 && <Text size="sm">{t('console.shop-cash.owes')}</Text>}
      {may && cash.amount >= 0 && (
        <Group>
          <Button onClick={() => setSettling(true)}>{t('console.shop-cash.settle')}</Button>
        </Group>
      )}
      <Text size="sm" c="dimmed">
        {t('console.shop-cash.batches')}
      </Text>
      {isSettling && <SettleDialog shop={shop} cash={cash} close={() => setSettling(false)} />}
    </Stack>
  )
}

const keyOf = ({ vendor_id: id }: Shop) => ['money', 'shop-cash', id]

/** Settles the amount that is shown; a collection meanwhile is refused, and shown. */
function SettleDialog({ shop, cash, close }: ShopDialogProps & { readonly cash: CashBalance }) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const queries = useQueryClient()
  const amount = format.amount(cash.amount, shop.currency)
  return (
    <ReasonDialog
      title={t('console.shops.change', { change: t('console.shop-cash.settle'), name: shop.name })}
      action={t('console.shop-cash.settle')}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.settleCash, {
          params: { id: shop.vendor_id },
          body: { amount: cash.amount, reason },
        })
        await queries.invalidateQueries({ queryKey: ['money'] })
        return result
      }}
    >
      <Text size="sm">{t('console.shop-cash.settle-hint', { amount })}</Text>
    </ReasonDialog>
  )
}
