import { useEffect } from 'react'
import type { PlaceChoice } from '../../../features/place-form/index.ts'
import type { RequestFlow } from './use-request.ts'

/** Stores a guest's collection address in the draft and checks the route from it. */
export function useSenderPlace({ state, send }: RequestFlow, { chosen }: PlaceChoice): void {
  const { senderAddress, senderPoint } = state.context.draft
  const isNew =
    chosen !== undefined &&
    (chosen.address !== senderAddress ||
      chosen.point.latitude !== senderPoint?.latitude ||
      chosen.point.longitude !== senderPoint.longitude)
  useEffect(() => {
    if (!isNew) return
    send({ type: 'EDIT', change: { senderAddress: chosen.address, senderPoint: chosen.point } })
  }, [isNew, chosen, send])
}
