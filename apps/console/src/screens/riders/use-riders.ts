import { calls, type ListedRider } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { RiderStatus } from '@beckon/domain/rider'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** A rider of the list with the cash in hand. */
export interface RiderRow extends ListedRider {
  readonly cash: { readonly amount: number; readonly currency: string; readonly isOver: boolean } | null
}

/** Riders that one call returns. */
const AT_ONCE = 200
/** Riders that the list has at most; a search narrows them down. */
const MOST = 5000
/** Duty changes while the page is open. */
const REFRESH_MS = 30_000

/** The riders of the country by name that are to be shown, with the cash that each has in hand. */
export function useRiders(status: RiderStatus | undefined, isShown: (rider: RiderRow) => boolean) {
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const { data: cash } = useQuery({
    queryKey: ['rider-cash', country],
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) => (await answerTo(client, calls.listRiderCash, {}, { signal })).result,
  })
  return useQuery({
    queryKey: ['riders', country, status],
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => allRiders(client, status, signal),
    select: (riders) => withCash(riders, cash).filter(isShown),
  })
}

/** Reads the riders page by page. */
async function allRiders(client: Client, status: RiderStatus | undefined, signal: AbortSignal) {
  const all: ListedRider[] = []
  for (let isLast = false; !isLast && all.length < MOST;) {
    const after = all.at(-1)?.id
    const query = { count: AT_ONCE, ...(status ? { status } : {}), ...(after ? { after } : {}) }
    const { result } = await answerTo(client, calls.listRiders, { query }, { signal })
    all.push(...result)
    isLast = result.length !== AT_ONCE
  }
  return all
}

type Cash = Awaited<ReturnType<typeof answerTo<typeof calls.listRiderCash>>>['result']

function withCash(riders: readonly ListedRider[], cash: Cash | undefined): readonly RiderRow[] {
  const inHand = new Map(cash?.riders.map((one) => [one.rider_id, one.in_hand]))
  return riders.map((rider) => {
    const amount = inHand.get(rider.id)
    if (amount === undefined || !cash) return { ...rider, cash: null }
    return { ...rider, cash: { amount, currency: cash.currency, isOver: amount > cash.limit } }
  })
}
