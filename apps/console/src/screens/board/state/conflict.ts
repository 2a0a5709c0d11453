import { type BoardConflict, boardConflict } from '@beckon/contract'
import { type CallError, callProblem } from '@beckon/contract/client'

/** Returns by whom and when an order or a ride was changed, where a change was refused for that. */
export function conflictOf(error: CallError): BoardConflict | undefined {
  if (error.kind !== 'refused' || error.status !== 409) return undefined
  const { code, meta } = callProblem(error)
  if (code !== 'board.changed' && code !== 'board.stops-changed') return undefined
  const parsed = boardConflict.safeParse(meta)
  return parsed.success ? parsed.data : undefined
}
