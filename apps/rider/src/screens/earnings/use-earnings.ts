import { type Earnings, fleetCalls } from '@beckon/contract'
import { useEffect, useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'

export type EarningsState =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'loaded'; readonly earnings: Earnings }

/** The earnings of the last days, newest first. */
export function useEarnings() {
  const { client } = useDeps()
  const [state, setState] = useState<EarningsState>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isShown = true
    void client.call(fleetCalls.riderEarnings, { query: {} }).then((called) => {
      if (!isShown) return
      setState(called.ok ? { phase: 'loaded', earnings: called.answer.result } : { phase: 'failed' })
    })
    return () => {
      isShown = false
    }
  }, [client, attempt])
  function load(): void {
    setState({ phase: 'loading' })
    setAttempt(attempt + 1)
  }
  return { state, load }
}
