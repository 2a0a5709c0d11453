import type { WireVendor } from '@beckon/contract'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { requestMachine } from '../machine/request.machine.ts'
import { originOf } from '../draft/origin-of.ts'
import type { Origin } from '../machine/request-state.ts'

/** The user is filling the form, and no call is under way. */
const resting = ['origin', 'closed', 'destination', 'details', 'payment'] as const

interface OriginFlow {
  readonly state: SnapshotFrom<typeof requestMachine>
  readonly send: ActorRefFrom<typeof requestMachine>['send']
}

/** Restarts the request when the owner has moved its collection point. */
export function useMovedOrigin(vendor: WireVendor, { state, send }: OriginFlow): void {
  const { editing, origin: known, draft } = state.context
  const { senderPoint } = draft
  const origin = useMemo(() => originOf(vendor, { senderPoint }), [vendor, senderPoint])
  const isMoved = editing === null && isElsewhere(origin, known)
  const isResting = resting.some((step) => state.matches(step))
  useEffect(() => {
    if (isMoved && isResting) send({ type: 'ORIGIN', origin, idempotencyKey: crypto.randomUUID() })
  }, [isMoved, isResting, origin, send])
}

const isElsewhere = (one: Origin, other: Origin): boolean =>
  one.point?.latitude !== other.point?.latitude || one.point?.longitude !== other.point?.longitude
