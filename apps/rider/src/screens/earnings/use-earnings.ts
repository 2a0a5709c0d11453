import { type Earnings, fleetCalls } from '@beckon/contract'
import { useCallback, useEffect, useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'

export type EarningsState =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'loaded'; readonly earnings: Earnings }

/** The earnings of the last days, newest first. */
export function useEarnings() {
  const { client } = useDeps()
  const [state, setState] = useState<EarningsState>({ phase: 'loading' })
  const fetchEarnings = useCallback(async () => {
    const called = await client.call(fleetCalls.riderEarnings, { query: {} })
    setState(called.ok ? { phase: 'loaded', earnings: called.answer.result } : { phase: 'failed' })
  }, [client])
  useEffect(() => void fetchEarnings(), [fetchEarnings])
  const load = async () => {
    setState({ phase: 'loading' })
    await fetchEarnings()
  }
  return { state, load }
}
