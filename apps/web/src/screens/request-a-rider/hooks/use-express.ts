import { useEffect } from 'react'
import type { Problem } from '../machine/request-state.ts'
import type { RequestFlow } from './use-request.ts'

/** Advances to the last step automatically while the state machine is in express mode. */
export function useExpress({ state, send }: RequestFlow, problem: () => Problem | null): void {
  const isWaiting = state.matches('express')
  const found = isWaiting ? problem() : null
  useEffect(() => {
    if (isWaiting) send({ type: 'NEXT', problem: found })
  }, [isWaiting, found, send])
}
