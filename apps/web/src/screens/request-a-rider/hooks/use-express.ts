import { useEffect } from 'react'
import type { Problem } from '../machine/request-state.ts'
import type { RequestFlow } from './use-request.ts'

/** Continues to the last step automatically where the state machine waits for that. */
export function useExpress({ state, send }: RequestFlow, problem: () => Problem | null): void {
  const isWaiting = state.matches('express')
  const found = isWaiting ? problem() : null
  useEffect(() => {
    if (isWaiting) send({ type: 'NEXT', problem: found })
  }, [isWaiting, found, send])
}
