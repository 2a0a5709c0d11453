import type { OrderRecord, WireVendor } from '@beckon/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useClient, useConfig } from '../../../platform/client/index.ts'
import { after, serverSeconds } from '../../../platform/clock/index.ts'
import { FlagsContext } from '../../../platform/flags/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import type { Stored } from '../../../platform/storage/index.ts'
import { draftStore, type StoredRequest } from '../draft/draft-store.ts'
import { draftOf, emptyDraft, ONLINE_PAYMENT } from '../draft/request-draft.ts'
import { lastParcel } from '../draft/last-parcel.ts'
import { requestActors } from '../machine/request-actors.ts'
import { requestMachine } from '../machine/request.machine.ts'
import type { UnansweredRequests } from '../machine/submit-request.ts'
import { useStoredRequest } from './use-stored-request.ts'
import { originOf } from '../draft/origin-of.ts'
import { useMovedOrigin } from './use-moved-origin.ts'

/** A fee this close to its expiry is refreshed before it is shown as valid. */
const MARGIN_SECONDS = 20

/** An unanswered request is stored together with the draft that it was created from. */
const unansweredOf = (store: Stored<StoredRequest>): UnansweredRequests => ({
  read: (key) => {
    const entry = store.read()
    return entry?.key === key ? entry.sent : null
  },
  write: (key, sent) => {
    const entry = store.read()
    if (entry?.key === key) store.write({ ...entry, sent })
  },
})

/** Runs the state machine of one request with its calls. The draft is stored, unless an order is edited. */
export function useRequest(vendor: WireVendor, editing: OrderRecord | null, begun?: StoredRequest) {
  const client = useClient()
  const config = useConfig()
  const queries = useQueryClient()
  const flags = useContext(FlagsContext)
  const { identity, mode } = useSession()
  const store = useMemo(() => draftStore(identity ?? '', vendor.vendor_id), [identity, vendor.vendor_id])
  const [storedRequest] = useState(() => (editing ? undefined : (begun ?? store.read())))
  const machine = useMemo(() => {
    const unanswered = unansweredOf(store)
    return requestMachine.provide({
      actors: requestActors({ client, config, queries, vendor, unanswered, isOn: flags.isOn }),
    })
  }, [client, config, queries, flags, vendor, store])
  const begunDraft = {
    ...emptyDraft,
    // Guests can only pay online.
    paymentMethod: mode === 'guest' ? ONLINE_PAYMENT : config.default_payment_method,
    ...storedRequest?.draft,
    // A shop mostly sends parcels of one size, so its last choice is the default.
    parcel: storedRequest?.draft.parcel ?? lastParcel(identity ?? '', vendor.vendor_id).read() ?? null,
  }
  const draft = editing ? draftOf(editing, config.country) : begunDraft
  const [state, send] = useMachine(machine, {
    input: {
      origin: originOf(vendor, draft),
      draft,
      idempotencyKey: storedRequest?.key ?? crypto.randomUUID(),
      editing,
      isCopy: storedRequest?.isCopy === true,
      // A payment that was interrupted by a reload continues, so that nothing is paid twice.
      isResuming: Boolean(storedRequest?.sent) && storedRequest?.draft.paymentMethod === ONLINE_PAYMENT,
      isPaymentUnclear:
        storedRequest?.sent?.order.payment_method === 'PAID' &&
        storedRequest.draft.paymentMethod !== ONLINE_PAYMENT,
    },
  })
  const { quote } = state.context
  useMovedOrigin(vendor, { state, send })
  useStoredRequest({ store: editing ? null : store, state, send })
  const isWaiting = state.matches('details')
  useEffect(() => {
    if (!quote || !isWaiting) return
    const seconds = quote.expires_at - serverSeconds() - MARGIN_SECONDS
    return after(Math.max(0, seconds) * 1000, () => send({ type: 'QUOTE_ENDED' }))
  }, [quote, isWaiting, send])
  return { state, send }
}

export type RequestFlow = ReturnType<typeof useRequest>
