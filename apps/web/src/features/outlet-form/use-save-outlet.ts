import { type OutletPayload, vendorCalls } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type CallProblem, problemOf, queryKeys, useClient } from '../../platform/client/index.ts'

export interface SavingOutlet {
  /** Saves, one at a time; what went wrong, where something did. */
  readonly send: (payload: OutletPayload) => Promise<'saved' | 'running' | CallProblem>
  readonly isSaving: boolean
  readonly problem: CallError | null
  readonly forget: () => void
}

/** Saves a collection point: a new one once, however often it is pressed and whatever answer is lost. */
export function useSaveOutlet(id: string | undefined): SavingOutlet {
  const client = useClient()
  const queries = useQueryClient()
  const [firstKey] = useState(() => crypto.randomUUID())
  const key = useRef<string>(firstKey)
  const running = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<CallError | null>(null)
  const save = useCallback(
    async (body: OutletPayload) => {
      if (id !== undefined) return client.call(vendorCalls.updateOutlet, { params: { id }, body })
      const create = () => client.call(vendorCalls.createOutlet, { body }, { idempotencyKey: key.current })
      const made = await create()
      if (made.ok || problemOf(made.error).code !== 'idempotency.conflict') return made
      // An earlier attempt arrived after all, and the form changed since: the new id makes it a new request.
      key.current = crypto.randomUUID()
      return create()
    },
    [client, id],
  )
  const send = useCallback(
    async (payload: OutletPayload) => {
      if (running.current) return 'running' as const
      running.current = true
      setSaving(true)
      setProblem(null)
      const result = await save(payload)
      if (result.ok) {
        await queries.invalidateQueries({ queryKey: queryKeys.vendors() })
        if (id !== undefined) await queries.invalidateQueries({ queryKey: queryKeys.owners(id) })
      }
      running.current = false
      setSaving(false)
      if (result.ok) return 'saved' as const
      setProblem(result.error)
      return problemOf(result.error)
    },
    [save, queries, id],
  )
  const forget = useCallback(() => setProblem(null), [])
  return { send, isSaving, problem, forget }
}
