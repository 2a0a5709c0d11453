import { isPaidAtDoor } from '@beckon/domain/payment'
import type { Insertable } from 'kysely'
import { drawPhoto } from '../fleet/draw-photo.ts'
import { preparePhoto } from '../../apps/server/src/platform/pictures/prepare-photo.ts'
import type { OrderProofTable } from '../../apps/server/src/capabilities/fulfilment/dispatch/schema.ts'
import type { OrdersTable } from '../../apps/server/src/capabilities/ordering/orders/schema.ts'
import type { ProofPhotoTable } from '../../apps/server/src/capabilities/fulfilment/proofs/schema.ts'
import { isRefusal } from '../../apps/server/src/platform/refusal.ts'
import { parameters } from '@beckon/domain/country'
import type { HandoverKind } from '@beckon/domain/dispatch'
import type { HistoryEnd, HistoryStep } from './demo-histories.ts'
import type { DemoRider } from './demo-riders.ts'

type Order = Insertable<OrdersTable>

export interface FinishedRide {
  readonly order: Order
  readonly rider: DemoRider
  readonly outcome: HistoryEnd
  readonly requestedAt: Date
  readonly steps: readonly HistoryStep[]
}

/** Proofs of the collection and of the handover or return. */
export function demoProofs({
  order,
  rider,
  outcome,
  requestedAt,
  steps,
}: FinishedRide): Insertable<OrderProofTable>[] {
  const common = { vendor_id: order.vendor_id, order_id: order.order_id, rider_id: rider.rider_id }
  const collected = steps.find(({ status }) => status === 'PICKED_UP')?.after ?? 0
  const isDelivered = outcome === 'delivered'
  return [
    {
      ...common,
      kind: 'pickup',
      received_by: rider.name,
      collected_cash_minor: null,
      created_at: new Date(requestedAt.getTime() + collected * 1000),
    },
    {
      ...common,
      kind: isDelivered ? 'delivery' : 'return',
      received_by: isDelivered ? order.customer_name : order.pickup_name,
      collected_cash_minor: isDelivered && isPaidAtDoor(order.payment_method) ? order.amount_minor : null,
      created_at: order.updated_at,
    },
  ]
}

/** A photo for each proof of these orders. All share a few pictures, because drawing takes time at the first start. */
export async function demoPhotos(
  country: Order['country'],
  proofs: readonly Insertable<OrderProofTable>[],
): Promise<Insertable<ProofPhotoTable>[]> {
  const days = parameters[country].proofPhotoDays
  const photos = proofs.map(async ({ vendor_id, order_id, rider_id, kind, created_at }) => {
    const takenAt = new Date(created_at)
    const { mediaType, ...picture } = await pictureOf(kind)
    return {
      ...picture,
      vendor_id,
      order_id,
      photo_id: `demo-${kind}`,
      country,
      kind,
      rider_id,
      media_type: mediaType,
      taken_at: takenAt,
      delete_after: new Date(takenAt.getTime() + days * 86_400_000),
      deleted_at: null,
    }
  })
  return Promise.all(photos)
}

const pictures = new Map<HandoverKind, ReturnType<typeof draw>>()

function pictureOf(kind: HandoverKind): ReturnType<typeof draw> {
  const known = pictures.get(kind) ?? draw(kind)
  pictures.set(kind, known)
  return known
}

async function draw(kind: HandoverKind) {
  const prepared = await preparePhoto(await drawPhoto('demo', kind, { latitude: 0, longitude: 0 }))
  if (isRefusal(prepared)) throw new Error('the demo draws pictures that can be read')
  return prepared
}
