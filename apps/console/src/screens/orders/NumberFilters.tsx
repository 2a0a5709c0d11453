import { Button } from '@mantine/core'
import IconX from '~icons/tabler/x'
import { reasonWords } from '../../features/order/index.ts'
import type { SetFilters } from '../../features/list/index.ts'
import { useZones } from '../../features/zones/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { numberFilters, type NumberName, numberNames } from './number-filters.ts'
import { spanOf } from './use-orders.ts'

export interface NumberFiltersProps {
  readonly filters: Readonly<Record<NumberName, string>>
  readonly setFilters: SetFilters<NumberName>
}

/** The filters with which a number opened the page; each can be removed. */
export function NumberFilters({ filters, setFilters }: NumberFiltersProps) {
  const { t } = useTexts()
  const names = useNames(filters)
  return numberNames.flatMap((filter) => {
    const name = names[filter]
    if (!name) return []
    return (
      <Button
        key={filter}
        variant="default"
        rightSection={<IconX size={14} aria-hidden />}
        aria-label={t('console.numbers.remove', { name })}
        onClick={() => setFilters({ [filter]: '' })}
      >
        <bdi>{name}</bdi>
      </Button>
    )
  })
}

function useNames(filters: NumberFiltersProps['filters']): Readonly<Record<NumberName, string | undefined>> {
  const texts = useTexts()
  const { t, format } = texts
  const zones = useZones()
  const { only, way, reason, cause } = numberFilters(filters)
  const span = spanOf(filters.span)
  return {
    only: only && t(`console.numbers.only.${only}`),
    way: way && t(`console.numbers.way.${way}`),
    reason: reason && reasonWords(reason, texts),
    cause: cause && t(`console.money.cause.${cause}`),
    zone: filters.zone && (zones.find(({ id }) => id === filters.zone)?.name ?? filters.zone),
    span:
      span && t('console.numbers.span', { from: format.dateTime(span.from), until: format.time(span.until) }),
  }
}
