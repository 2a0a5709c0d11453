import type { AnswerOf, Call, InputOf } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { useCallback, useRef, useState } from 'react'
import { useClient } from '../../platform/client/index.ts'

export interface CallState<C extends Call> {
  /** Makes the call; undefined when it failed or another one is running. */
  readonly ask: (input: InputOf<C>) => Promise<AnswerOf<C> | undefined>
  readonly isAsking: boolean
  /** Why the last one failed. */
  readonly problem: CallError | null
  /** The typed text has changed, so the failure is obsolete. */
  readonly forget: () => void
}

/** A call that a form makes: one at a time, however often it is pressed. */
export function useCall<C extends Call>(call: C): CallState<C> {
  const client = useClient()
  const running = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<CallError | null>(null)
  const ask = useCallback(
    async (input: InputOf<C>) => {
      if (running.current) return undefined
      running.current = true
      setAsking(true)
      setProblem(null)
      const result = await client.call(call, input)
      running.current = false
      setAsking(false)
      if (result.ok) return result.answer
      setProblem(result.error)
      return undefined
    },
    [client, call],
  )
  const forget = useCallback(() => setProblem(null), [])
  return { ask, isAsking, problem, forget }
}
