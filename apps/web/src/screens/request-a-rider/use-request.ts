import type { OrderRecord, WireVendor } from '@beckon/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useClient, useConfig } from '../../platform/client/index.ts'
import { after, serverSeconds } from '../../platform/clock/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { draftStore, type KeptRequest } from './draft-store.ts'
import { draftOf, emptyDraft } from './request-draft.ts'
import { lastParcel } from './last-parcel.ts'
import { requestActors } from './request-actors.ts'
import type { Origin } from './request-state.ts'
import { requestMachine } from './request.machine.ts'
import type { Unanswered } from './submit-request.ts'
import { useKeptRequest } from './use-kept-request.ts'

/** A fee this near its end is asked for again before it is shown as good. */
const MARGIN_SECONDS = 20

const originOf = (vendor: WireVendor): Origin => {
  const { latitude, longitude } = vendor.vendor_information.location
  return {
    vendorId: vendor.vendor_id,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

const isElsewhere = (one: Origin, other: Origin): boolean =>
  one.point?.latitude !== other.point?.latitude || one.point?.longitude !== other.point?.longitude

/** Where a person is at it, and nothing is under way. */
const resting = ['closed', 'destination', 'details', 'payment'] as const

/** The chart of one request, with what it asks of the service; what was typed is kept, unless an order is edited. */
export function useRequest(vendor: WireVendor, editing: OrderRecord | null, begun?: KeptRequest) {
  const client = useClient()
  const config = useConfig()
  const queries = useQueryClient()
  const { identity } = useSession()
  const store = useMemo(() => draftStore(identity ?? '', vendor.vendor_id), [identity, vendor.vendor_id])
  const [kept] = useState(() => (editing ? undefined : (begun ?? store.read())))
  const machine = useMemo(() => {
    const unanswered: Unanswered = {
      read: (key) => {
        const entry = store.read()
        return entry?.key === key ? entry.sent : null
      },
      write: (key, sent) => {
        const entry = store.read()
        if (entry?.key === key) store.write({ ...entry, sent })
      },
    }
    return requestMachine.provide({ actors: requestActors({ client, config, queries, vendor, unanswered }) })
  }, [client, config, queries, vendor, store])
  const [state, send] = useMachine(machine, {
    input: {
      origin: originOf(vendor),
      draft: editing
        ? draftOf(editing)
        : {
            ...emptyDraft,
            paymentMethod: config.default_payment_method,
            ...kept?.draft,
            // What a shop sends is mostly of one size: it is asked about once.
            parcel: kept?.draft.parcel ?? lastParcel(identity ?? '', vendor.vendor_id).read() ?? null,
          },
      idempotencyKey: kept?.key ?? crypto.randomUUID(),
      editing,
      isCopy: kept?.isCopy === true,
    },
  })
  const { quote } = state.context
  const origin = useMemo(() => originOf(vendor), [vendor])
  const isMoved = !editing && isElsewhere(origin, state.context.origin)
  const isResting = resting.some((step) => state.matches(step))
  useEffect(() => {
    // Its owner has moved it: from there everything is asked for anew.
    if (isMoved && isResting) send({ type: 'ORIGIN', origin, idempotencyKey: crypto.randomUUID() })
  }, [isMoved, isResting, origin, send])
  useKeptRequest({ store: editing ? null : store, state, send })
  const isWaiting = state.matches('details')
  useEffect(() => {
    if (!quote || !isWaiting) return
    const seconds = quote.expires_at - serverSeconds() - MARGIN_SECONDS
    return after(Math.max(0, seconds) * 1000, () => send({ type: 'QUOTE_ENDED' }))
  }, [quote, isWaiting, send])
  return { state, send }
}

export type RequestFlow = ReturnType<typeof useRequest>
