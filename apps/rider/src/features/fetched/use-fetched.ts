import type { CallResult, Client } from '@beckon/contract/client'
import { useEffect, useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'

export interface Fetched<T> {
  /** Undefined until the service has answered. */
  readonly result: T | undefined
  readonly problem: CallProblem | undefined
  readonly retry: () => void
}

/** The result of a call that a page makes when it is opened. `fetch` is the same function in each render. */
export function useFetched<T>(
  fetch: (client: Client) => Promise<CallResult<{ readonly result: T }>>,
): Fetched<T> {
  const { client } = useDeps()
  const [result, setResult] = useState<T>()
  const [problem, setProblem] = useState<CallProblem>()
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isShown = true
    void fetch(client).then((called) => {
      if (!isShown) return
      if (called.ok) setResult(called.answer.result)
      else setProblem(problemOf(called.error))
    })
    return () => {
      isShown = false
    }
  }, [client, fetch, attempt])
  const retry = () => {
    setProblem(undefined)
    setAttempt((count) => count + 1)
  }
  return { result, problem, retry }
}
