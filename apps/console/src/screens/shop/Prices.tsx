import { calls, type Shop } from '@beckon/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { Facts } from '../../features/page/index.ts'
import { figuresIn } from '../../features/prices/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { PriceDialog, PricePreview } from './PriceDialog.tsx'
import { useChanged } from './use-shop.ts'

/** The prices that count for a shop, and whose they are. */
export function Prices({ shop }: { readonly shop: Shop }) {
  const { t, format } = useTexts()
  const may = useMay('shops.manage')
  const [asked, setAsked] = useState<'set' | 'remove'>()
  const { tariff, currency } = shop
  const figures = figuresIn(tariff.applied)
  const amount = (value: number) => format.amount(value, currency)
  const close = () => setAsked(undefined)
  return (
    <Stack>
      <Text>{t(`console.shops.tariff.${tariff.source}`)}</Text>
      <Facts
        facts={[
          { label: t('console.shops.tariff-base'), value: amount(figures.base) },
          { label: t('console.shops.tariff-km'), value: amount(figures.perKm) },
          { label: t('console.shops.tariff-included'), value: format.number(figures.includedKm) },
          { label: t('console.shops.tariff-cash'), value: amount(figures.cashExtra) },
        ]}
      />
      {may && (
        <Group gap="xs">
          <Button variant="default" onClick={() => setAsked('set')}>
            {t('console.shops.set-prices')}
          </Button>
          {tariff.own !== null && (
            <Button variant="light" color="red" onClick={() => setAsked('remove')}>
              {t('console.shops.remove-prices')}
            </Button>
          )}
        </Group>
      )}
      {asked === 'set' && <PriceDialog shop={shop} close={close} />}
      {asked === 'remove' && <RemovePrices shop={shop} close={close} />}
    </Stack>
  )
}

function RemovePrices({ shop, close }: { readonly shop: Shop; readonly close: () => void }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const changed = useChanged(shop.vendor_id)
  return (
    <ReasonDialog
      title={t('console.shops.remove-prices')}
      action={t('console.shops.remove-prices')}
      isDangerous
      close={close}
      run={async (reason) =>
        changed(
          await client.call(calls.setShopTariff, {
            params: { id: shop.vendor_id },
            body: { tariff: null, reason },
          }),
        )
      }
    >
      <PricePreview shop={shop} tariff={shop.tariff.without} />
    </ReasonDialog>
  )
}
