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
  const load = useCallback(async () => {
    setState({ phase: 'loading' })
    const called = await client.call(fleetCalls.riderEarnings, { query: {} })
    setState(called.ok ? { phase: 'loaded', earnings: called.answer.result } : { phase: 'failed' })
  }, [client])
  useEffect(() => void load(), [load])
  return { state, load }
}
