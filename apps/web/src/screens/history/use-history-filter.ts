import { useMemo, useState } from 'react'
import { z } from 'zod'
import { useConfig } from '../../platform/client/index.ts'
import { nowSeconds } from '../../platform/clock/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { type Stored, stored } from '../../platform/storage/index.ts'
import { categories, type HistoryFilter, startFilter, statusOptions } from './history-filter.ts'

const storedFilter = z.object({
  dateRangeFilter: z.object({ category: z.enum(categories), first: z.string(), last: z.string() }),
  orderStatusFilter: z.enum(statusOptions),
})

/** Stores the period and the status, but not the search text. */
const historyFilterStore = (userId: string): Stored<z.infer<typeof storedFilter>> =>
  stored(`history-filter.${userId}`, storedFilter)

export function useHistoryFilter() {
  const { identity } = useSession()
  const { timezone } = useConfig()
  const store = useMemo(() => historyFilterStore(identity ?? ''), [identity])
  const [filter, setFilter] = useState<HistoryFilter>(() => {
    const start = startFilter(nowSeconds(), timezone)
    const known = store.read()
    return known ? { ...start, ...known.dateRangeFilter, status: known.orderStatusFilter } : start
  })
  const change = (part: Partial<HistoryFilter>) => {
    const next = { ...filter, ...part }
    setFilter(next)
    const { category, first, last, status } = next
    store.write({ dateRangeFilter: { category, first, last }, orderStatusFilter: status })
  }
  return { filter, change }
}
