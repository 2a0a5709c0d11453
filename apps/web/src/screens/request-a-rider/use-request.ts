import type { WireVendor } from '@beckon/contract'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useClient, useConfig } from '../../platform/client/index.ts'
import { after, serverSeconds } from '../../platform/clock/index.ts'
import { draftStore } from './draft-store.ts'
import { requestActors } from './request-actors.ts'
import { emptyDraft } from './request-draft.ts'
import { type Origin, requestMachine } from './request.machine.ts'

/** A fee this near its end is asked for again before it is shown as good. */
const MARGIN_SECONDS = 20

const originOf = (vendor: WireVendor): Origin => {
  const { latitude, longitude } = vendor.vendor_information.location
  return {
    vendorId: vendor.vendor_id,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

/** The chart of one request, with what it asks of the service; what was typed is kept. */
export function useRequest(vendor: WireVendor) {
  const client = useClient()
  const config = useConfig()
  const store = useMemo(() => draftStore(vendor.vendor_id), [vendor.vendor_id])
  const [kept] = useState(() => store.read())
  const machine = useMemo(
    () => requestMachine.provide({ actors: requestActors({ client, config, vendor }) }),
    [client, config, vendor],
  )
  const [state, send] = useMachine(machine, {
    input: {
      origin: originOf(vendor),
      draft: { ...emptyDraft, paymentMethod: config.default_payment_method, ...kept },
      idempotencyKey: crypto.randomUUID(),
    },
  })
  const { draft, quote } = state.context
  useEffect(() => {
    if (state.matches('pushed')) store.clear()
    else store.write(draft)
  }, [store, draft, state])
  const isWaiting = state.matches('details')
  useEffect(() => {
    if (!quote || !isWaiting) return
    const seconds = quote.expires_at - serverSeconds() - MARGIN_SECONDS
    return after(Math.max(0, seconds) * 1000, () => send({ type: 'QUOTE_ENDED' }))
  }, [quote, isWaiting, send])
  return { state, send, wasKept: kept !== undefined && kept.destination !== null }
}

export type RequestFlow = ReturnType<typeof useRequest>
