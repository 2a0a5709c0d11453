import { proofCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { HandoverKind } from '@beckon/domain/dispatch'
import type { Point } from '@beckon/domain/geo'
import { drawPhoto } from './draw-photo.ts'

/** Photographs the parcel and sends that; once for each moment of a parcel, also after a restart. */
export async function takePhoto(
  client: Client,
  { orderId, kind, at }: { readonly orderId: string; readonly kind: HandoverKind; readonly at: Point },
): Promise<void> {
  const picture = await drawPhoto(orderId, kind, at)
  const body = new File([Uint8Array.from(picture)], `${kind}.jpg`, { type: 'image/jpeg' })
  const params = { id: orderId, kind }
  // A failed photo does not delay the delivery.
  await client.call(
    proofCalls.sendProofPhoto,
    { params, query: {}, body },
    { idempotencyKey: `${kind}-${orderId}` },
  )
}
