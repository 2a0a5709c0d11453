import type { WireVendor } from '@beckon/contract'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { requestMachine } from './request.machine.ts'
import type { Origin } from './request-state.ts'

export const originOf = (vendor: WireVendor): Origin => {
  const { latitude, longitude } = vendor.vendor_information.location
  return {
    vendorId: vendor.vendor_id,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

/** Where a person is at it, and nothing is under way. */
const resting = ['closed', 'destination', 'details', 'payment'] as const

interface Moved {
  readonly state: SnapshotFrom<typeof requestMachine>
  readonly send: ActorRefFrom<typeof requestMachine>['send']
}

/** A collection point that its owner has moved: from there everything is asked for anew. */
export function useMovedOrigin(vendor: WireVendor, { state, send }: Moved): void {
  const origin = useMemo(() => originOf(vendor), [vendor])
  const { editing, origin: known } = state.context
  const isMoved = editing === null && isElsewhere(origin, known)
  const isResting = resting.some((step) => state.matches(step))
  useEffect(() => {
    if (isMoved && isResting) send({ type: 'ORIGIN', origin, idempotencyKey: crypto.randomUUID() })
  }, [isMoved, isResting, origin, send])
}

const isElsewhere = (one: Origin, other: Origin): boolean =>
  one.point?.latitude !== other.point?.latitude || one.point?.longitude !== other.point?.longitude
