import { dropOffCalls, type SavedAddress } from '@beckon/contract'
import { SHORTEST_BOOK_SEARCH } from '@beckon/domain/limits'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { answerTo, useClient } from '../../platform/client/index.ts'
import { useFlag } from '../../platform/flags/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { customerKeys } from './customer-keys.ts'

/** As for addresses, which are searched by the same letters. */
const TYPING_MS = 500
/** Customers appear above the places, so the places wait for them; not for a slow address book. */
const SLOW_MS = 1000

export interface CustomerSearch {
  readonly customers: readonly SavedAddress[]
  readonly isSearching: boolean
  /** Being loaded: content below would move under the user's finger. */
  readonly isComing: boolean
  readonly isFailed: boolean
}

/** Customers of the address book by name, phone or address, from the second letter on. */
export function useCustomerSearch(vendorId: string, text: string): CustomerSearch {
  const client = useClient()
  const { mode } = useSession()
  const isOn = useFlag('AddressBook') && mode !== 'guest'
  const wanted = text.trim()
  const [typed] = useDebouncedValue(wanted, TYPING_MS)
  const isLong = isOn && [...wanted].length >= SHORTEST_BOOK_SEARCH
  const query = useQuery({
    queryKey: customerKeys.search(vendorId, typed),
    enabled: isLong && [...typed].length >= SHORTEST_BOOK_SEARCH,
    queryFn: ({ signal }) =>
      answerTo(
        client,
        dropOffCalls.searchCustomers,
        { params: { vendorId }, query: { query: typed } },
        { signal },
      ),
  })
  const [isSlow] = useDebouncedValue(query.isLoading, SLOW_MS)
  return {
    // Results of other letters are obsolete.
    customers: isLong && typed === wanted ? (query.data ?? []) : [],
    isSearching: isLong && (typed !== wanted || query.isFetching),
    isComing: isLong && query.isLoading && !isSlow,
    isFailed: isLong && query.isError,
  }
}
