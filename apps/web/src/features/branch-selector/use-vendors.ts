import { vendorCalls, type WireVendor } from '@beckon/contract'
import { sortBranches } from '@beckon/domain/vendor'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import { serverSeconds } from '../../platform/clock/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { openingDelay } from './opening.ts'

/** The vendors and outlets that the user may act for, parents first. */
export function useVendors() {
  const client = useClient()
  const { identity } = useSession()
  const { locale } = useTexts()
  const query = useQuery({
    queryKey: queryKeys.vendors(),
    queryFn: ({ signal }) => answerTo(client, vendorCalls.listVendors, {}, { signal }),
    staleTime: 300_000,
    // A new collection point becomes available without a user action, in a hidden tab too.
    refetchInterval: ({ state }) => openingDelay(state.data?.result.vendors ?? [], serverSeconds()),
    refetchIntervalInBackground: true,
    // Between logging out and leaving the page there is no user to fetch for.
    enabled: identity !== null,
  })
  const found = query.data?.result.vendors
  const vendors = useMemo(() => (found ? sortBranches(found, locale) : undefined), [found, locale])
  return { ...query, vendors } as const
}

export type { WireVendor }
