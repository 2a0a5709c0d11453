import type { LiveMessage, OrderRecord } from '@beckon/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'

/** The mocked platform of a hook's test. */
export interface FakePlatform {
  hear: (message: LiveMessage) => void
  live: boolean
  answer: (asked: { readonly name: string }) => Promise<unknown>
}

export const updateOf = (order: OrderRecord, sequence = 1): LiveMessage => ({
  type: 'order_update',
  data: { vendor_id: order.vendor_id, sequence, order },
})

/** Runs a hook with a query cache of its own. */
export async function runHook<T>(hook: () => T) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const seen: { current?: T } = {}
  function Probe() {
    seen.current = hook()
    return null
  }
  const root = createRoot(document.createElement('main'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <Probe />
      </QueryClientProvider>,
    ),
  )
  const end = () =>
    act(async () => {
      root.unmount()
      cache.clear()
    })
  return { cache, seen, end }
}
