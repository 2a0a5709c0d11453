import { calls, type Shop } from '@beckon/contract'
import { Alert, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Comparison, isTariff, TariffFields } from '../../features/prices/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { ShopDialogProps } from './ProfileDialog.tsx'
import { useChanged } from './use-shop.ts'

const PAUSE_MS = 400

/** Sets prices of a shop; the fees of its last orders show the difference before. */
export function PriceDialog({ shop, close }: ShopDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const changed = useChanged(shop.vendor_id)
  const [text, setText] = useState(shop.tariff.applied)
  const [shown] = useDebouncedValue(text, PAUSE_MS)
  return (
    <ReasonDialog
      title={t('console.shops.set-prices')}
      action={t('console.shops.save')}
      size="lg"
      isIncomplete={!isTariff(text)}
      close={close}
      run={async (reason) =>
        changed(
          await client.call(calls.setShopTariff, {
            params: { id: shop.vendor_id },
            body: { tariff: text, reason },
          }),
        )
      }
    >
      <TariffFields tariff={text} currency={shop.currency} onChange={setText} />
      <PricePreview shop={shop} tariff={shown} />
    </ReasonDialog>
  )
}

/** The fees of the last orders as they were, and at other prices. */
export function PricePreview({ shop, tariff }: { readonly shop: Shop; readonly tariff: string }) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const { data } = useQuery({
    enabled: isTariff(tariff),
    queryKey: ['tariff-preview', shop.vendor_id, tariff],
    queryFn: async ({ signal }) =>
      (
        await answerTo(
          client,
          calls.previewShopTariff,
          { params: { id: shop.vendor_id }, query: { tariff } },
          { signal },
        )
      ).result,
    placeholderData: (before) => before,
  })
  const amount = (value: number) => format.amount(value, shop.currency)
  return (
    <Stack>
      <Alert color="blue" title={t('console.shops.preview')} aria-live="polite" mih={96}>
        {data && (
          <Text size="sm">
            {data.orders === 0
              ? t('console.shops.preview-none', { days: data.days })
              : t('console.shops.preview-orders', {
                  count: data.orders,
                  days: data.days,
                  charged: amount(data.charged),
                  proposed: amount(data.proposed),
                  dearer: data.dearer,
                  cheaper: data.cheaper,
                })}
          </Text>
        )}
        <Text size="sm">
          {shop.is_parent ? t('console.shops.prices-outlets') : t('console.shops.prices-quoted')}
        </Text>
      </Alert>
      {data && data.orders > 0 && <Comparison comparison={data} currency={shop.currency} />}
    </Stack>
  )
}
