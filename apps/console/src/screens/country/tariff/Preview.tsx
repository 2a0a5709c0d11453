import { type CountryPreview, calls } from '@beckon/contract'
import { dayAfter } from '@beckon/domain/time'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DayField, useToday } from '../../../features/days/index.ts'
import { useFilters } from '../../../features/list/index.ts'
import { EmptyState, LoadState } from '../../../features/page/index.ts'
import { Comparison, isTariff, useCurrency } from '../../../features/prices/index.ts'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

const YESTERDAY = -1
const OLDEST = -30

/** The orders of a day at the tariff that is typed. */
export function Preview({ tariff }: { readonly tariff: string }) {
  const { t } = useTexts()
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const today = useToday()
  const [{ day: picked }, setFilters] = useFilters(['day'])
  const day = picked || dayAfter(today, YESTERDAY)
  const query = useQuery({
    enabled: isTariff(tariff),
    queryKey: ['tariff-preview', country, day, tariff],
    queryFn: async ({ signal }) =>
      (await answerTo(client, calls.previewCountryTariff, { query: { tariff, day } }, { signal })).result,
    // The figures stay while others are computed, not those of another country.
    placeholderData: (before, last) => (last?.queryKey[1] === country ? before : undefined),
  })
  return (
    <Stack>
      <Group>
        <DayField
          label={t('console.prices.compare')}
          value={day}
          min={dayAfter(today, OLDEST)}
          max={today}
          onChange={(next) => setFilters({ day: next })}
        />
      </Group>
      {query.data && !query.error ? <Compared preview={query.data} /> : <LoadState query={query} />}
    </Stack>
  )
}

function Compared({ preview }: { readonly preview: CountryPreview }) {
  const { t } = useTexts()
  const currency = useCurrency()
  const { orders, own_prices: ownPrices, other_fees: otherFees } = preview
  return (
    <Stack gap="xs">
      {orders === 0 ? (
        <EmptyState title={t('console.prices.no-orders')} text={t('console.prices.no-orders-hint')} />
      ) : (
        <Comparison comparison={preview} currency={currency} />
      )}
      {ownPrices > 0 && (
        <Text size="sm" c="dimmed">
          {t('console.prices.own-prices', { count: ownPrices })}
        </Text>
      )}
      {otherFees > 0 && (
        <Text size="sm" c="dimmed">
          {t('console.prices.other-fees', { count: otherFees })}
        </Text>
      )}
    </Stack>
  )
}
