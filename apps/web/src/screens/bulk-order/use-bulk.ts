import type { WireVendor } from '@beckon/contract'
import { vendorOf } from '@beckon/domain/order'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { queryKeys, useClient } from '../../platform/client/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { bulkActors } from './bulk-actors.ts'
import { bulkMachine } from './bulk.machine.ts'

/** The state machine of a bulk order of one collection point, with its actors and effects. */
export function useBulk({ vendor_id: vendorId }: WireVendor) {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const { say, t } = useTexts()
  const { named, bulkJobID } = useNamedUpload(vendorId)
  const machine = useMemo(
    () => bulkMachine.provide({ actors: bulkActors({ client, queries, vendorId }) }),
    [client, queries, vendorId],
  )
  const [state, send, actor] = useMachine(
    machine.provide({
      actions: {
        notifyError: (_, { key }) => notify(say(key), { kind: 'error', duration: LONG_DURATION_MS }),
        notifyPlaced: () => notify(t('bulk.placed'), { kind: 'success', duration: LONG_DURATION_MS }),
        toTracking: () => {
          void queries.invalidateQueries({ queryKey: queryKeys.orders() })
          void navigate({ to: '/order-tracking/{-$vendorID}', params: { vendorID: vendorId } })
        },
        showAddress: ({ context }) => {
          if ((context.jobId ?? undefined) === named) return
          const params = { vendorID: vendorId, bulkJobID: context.jobId ?? undefined }
          void navigate({ to: '/bulk-order/{-$vendorID}/{-$bulkJobID}', params })
        },
        clearRows: ({ context }) => {
          const queryKey = queryKeys.bulkJob(vendorId, context.jobId ?? '')
          void queries.invalidateQueries({ queryKey, refetchType: 'none' })
          void queries.invalidateQueries({ queryKey: queryKeys.bulkJobs(vendorId) })
        },
      },
    }),
    { input: { vendorId, jobId: bulkJobID ?? null } },
  )
  // The browser's back button leads through the same steps.
  useEffect(() => {
    const { jobId } = actor.getSnapshot().context
    if (bulkJobID !== undefined && bulkJobID !== jobId) send({ type: 'OPEN', jobId: bulkJobID })
    if (bulkJobID === undefined && jobId !== null) send({ type: 'NEW_FILE' })
  }, [bulkJobID, actor, send])
  return { state, send }
}

/** Returns the upload in the address if it belongs to this branch; another branch's is removed from the address. */
function useNamedUpload(vendorId: string) {
  const navigate = useNavigate()
  const { vendorID, bulkJobID: named } = useParams({
    from: '/protected/bulk-order/{-$vendorID}/{-$bulkJobID}',
  })
  const bulkJobID = named !== undefined && vendorOf(named) === vendorId ? named : undefined
  // An address of another branch is temporary: either that branch is about to be selected, or the address changes.
  const isElsewhere = named !== bulkJobID && (vendorID === undefined || vendorID === vendorId)
  useEffect(() => {
    if (!isElsewhere) return
    const params = { vendorID: vendorId, bulkJobID: undefined }
    void navigate({ to: '/bulk-order/{-$vendorID}/{-$bulkJobID}', params, replace: true })
  }, [isElsewhere, vendorId, navigate])
  return { named, bulkJobID }
}

export type BulkFlow = ReturnType<typeof useBulk>
