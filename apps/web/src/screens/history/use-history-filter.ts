import { useMemo, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../platform/session/index.ts'
import { type Stored, stored } from '../../platform/storage/index.ts'
import { emptyFilter, type HistoryFilter, periods, statusOptions } from './history-filter.ts'

const kept = z.object({ period: z.enum(periods), status: z.enum(statusOptions) })

/** The period and the status stay as they were chosen; what was searched for does not. */
export const historyFilterStore = (userId: string): Stored<z.infer<typeof kept>> =>
  stored(`history-filter.${userId}`, kept)

export function useHistoryFilter() {
  const { identity } = useSession()
  const store = useMemo(() => historyFilterStore(identity ?? ''), [identity])
  const [filter, setFilter] = useState<HistoryFilter>(() => ({ ...emptyFilter, ...store.read() }))
  const change = (part: Partial<HistoryFilter>) => {
    const next = { ...filter, ...part }
    setFilter(next)
    store.write({ period: next.period, status: next.status })
  }
  return { filter, change }
}
