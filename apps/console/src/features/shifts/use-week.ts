import { calls } from '@beckon/contract'
import { deployments } from '@beckon/domain/country'
import { mondayOf } from '@beckon/domain/rider'
import { boundsOfDay, dayAfter, dayOf } from '@beckon/domain/time'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { now } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useFilters } from '../list/index.ts'

/** The week that is shown, its planned shifts, and the way to other weeks. */
export function useWeek(riderId?: string) {
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const { timezone } = deployments[country]
  const [{ week }, setFilters] = useFilters(['week'])
  const queries = useQueryClient()
  const today = dayOf(now(), timezone)
  const monday = mondayOf(/^\d{4}-\d\d-\d\d$/u.test(week) ? week : today)
  const query = useQuery({
    queryKey: ['shifts', country, monday, riderId],
    queryFn: async ({ signal }) => {
      const from = boundsOfDay(monday, timezone)?.from ?? 0
      const until = boundsOfDay(dayAfter(monday, 7), timezone)?.from ?? 0
      const wanted = { from, until, ...(riderId === undefined ? {} : { rider_id: riderId }) }
      return (await answerTo(client, calls.listShifts, { query: wanted }, { signal })).result
    },
  })
  const show = (day: string) => setFilters({ week: mondayOf(day) === mondayOf(today) ? '' : mondayOf(day) })
  return {
    query,
    timezone,
    today,
    monday,
    refresh: () => void queries.invalidateQueries({ queryKey: ['shifts', country] }),
    showNext: () => show(dayAfter(monday, 7)),
    showPrevious: () => show(dayAfter(monday, -7)),
    showPresent: () => show(today),
  }
}

export type Week = ReturnType<typeof useWeek>
