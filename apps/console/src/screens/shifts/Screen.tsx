import { calls, type ListedRider } from '@beckon/contract'
import { Skeleton, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState, FailureState, Page } from '../../features/page/index.ts'
import { WeekPlan } from '../../features/shifts/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** The planned shifts of all riders by week. */
export function Screen() {
  const { t } = useTexts()
  const [search, setSearch] = useState('')
  const { data: riders, error, refetch } = usePlannable()
  const found = riders?.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <Page title={t('console.nav.shifts')}>
      {error && !riders && <FailureState error={error} retry={() => void refetch()} />}
      {!riders && !error && <Skeleton height={240} />}
      {riders?.length === 0 && (
        <EmptyState title={t('console.riders.empty')} text={t('console.shifts.empty-hint')} />
      )}
      {found && (riders?.length ?? 0) > 0 && (
        <Stack>
          <TextInput
            w={260}
            aria-label={t('console.search')}
            placeholder={t('console.search')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <WeekPlan riders={found} isNarrowed={search.trim() !== ''} />
        </Stack>
      )}
    </Page>
  )
}

const AT_ONCE = 200
/** Riders that the plan shows; a country with more plans by the pages of riders. */
const MOST = 1000

/** Riders who can be planned: those who work, and those who were invited to. */
function usePlannable() {
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  return useQuery({
    queryKey: ['riders', country, 'plannable'],
    queryFn: async ({ signal }) => {
      const all: ListedRider[] = []
      for (let isLast = false; !isLast && all.length < MOST;) {
        const after = all.at(-1)?.id
        const query = { count: AT_ONCE, ...(after ? { after } : {}) }
        const { result } = await answerTo(client, calls.listRiders, { query }, { signal })
        all.push(...result)
        isLast = result.length !== AT_ONCE
      }
      return all.filter(({ status }) => status === 'active' || status === 'invited')
    },
  })
}
