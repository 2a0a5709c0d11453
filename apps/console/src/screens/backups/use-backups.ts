import { calls } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** How often the list is read again: a running backup grows. */
const REFRESH_MS = 30_000

/** The backups of the service, newest first. */
export function useBackups() {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['backups', country],
    queryFn: ({ signal }) => answerTo(deps.client, calls.listBackups, {}, { signal }),
    select: ({ result }) => result,
    refetchInterval: REFRESH_MS,
  })
}
