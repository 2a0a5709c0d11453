import { calls, type ExceptionRecord, type OfferedRemedy } from '@beckon/contract'
import type { CallResult } from '@beckon/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../platform/deps/index.ts'
import { isAllowed } from '../../platform/session/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** The changes of an exception; each reads it again, also where it was refused. */
export function useChange({ exception_id: id, owner }: Pick<ExceptionRecord, 'exception_id' | 'owner'>) {
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const queries = useQueryClient()
  const params = { id }
  const changed = async (result: Promise<CallResult<unknown>>) => {
    const answer = await result
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['exceptions'] }),
      queries.invalidateQueries({ queryKey: ['exception', country, id] }),
    ])
    return answer
  }
  return {
    setOwner: (operatorId: string | null, reason: string) => {
      const body = { operator_id: operatorId, seen: owner?.operator_id ?? null, reason }
      return changed(client.call(calls.setExceptionOwner, { params, body }))
    },
    snooze: (until: number | null, reason: string) =>
      changed(client.call(calls.snoozeException, { params, body: { until, reason } })),
    close: (reason: string) => changed(client.call(calls.closeException, { params, body: { reason } })),
    addNote: (text: string) => changed(client.call(calls.noteException, { params, body: { text } })),
    apply: (remedy: OfferedRemedy, reason: string) => {
      const { name, charge, refund } = remedy
      return changed(
        client.call(calls.remedyException, { params: { id, name }, body: { charge, refund, reason } }),
      )
    },
  }
}

/** The id of the operator, and whether the operator may work on exceptions of the country. */
export function useOperator() {
  const deps = useDeps()
  const session = useStore(deps.session.state)
  const country = useStore(deps.country)
  if (session.status !== 'in') return { operatorId: '', mayAct: false }
  return {
    operatorId: session.me.operator_id,
    mayAct: isAllowed(session.me, country, 'exceptions.act'),
  }
}
