import { photoLimits } from '@beckon/domain/limits'
import { z } from 'zod'
import { orderId, secondsParameter, vendorId } from '../../wire/common.ts'
import { orderProof, photoKind, proofPhoto } from '../../wire/fulfilment/proof.ts'
import { defineCall } from '../define-call.ts'

const photoId = z.string().max(80)

export const listProofs = defineCall({
  name: 'listProofs',
  method: 'GET',
  path: '/api/orders/v1/order/:id/proofs',
  summary: 'Who took the parcel of an order, when, and which photos show it.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  rate: 600,
  params: z.object({ id: orderId }),
  query: z.object({ vendor_id: vendorId }),
  answer: z.object({ result: z.array(orderProof) }),
})

export const getProofPhoto = defineCall({
  name: 'getProofPhoto',
  method: 'GET',
  path: '/api/orders/v1/order/:id/proof-photo/:photo',
  summary: 'A photo of a hand-over, for the shop of the order.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  file: true,
  rate: 600,
  params: z.object({ id: orderId, photo: photoId }),
  query: z.object({ vendor_id: vendorId }),
  answer: z.unknown(),
})

/** The same as for the shop, but only with a link that counts, and not of what came back. */
export const getPublicPhoto = defineCall({
  name: 'getPublicPhoto',
  method: 'GET',
  path: '/api/orders/v1/public-order/:id/proof-photo/:photo',
  summary: 'A photo of a hand-over, for whoever has the link of the shop.',
  audience: 'open',
  viewable: true,
  file: true,
  links: ['Link'],
  rate: 600,
  params: z.object({ id: orderId, photo: photoId }),
  answer: z.unknown(),
})

/**
 * The times are those of the phone's clock: when the photo was taken, and when it is sent. Without them it counts as
 * taken now. JPEG, PNG or WebP by its content, whatever it is called. Sent twice with the same key it is one
 * photo.
 */
export const sendProofPhoto = defineCall({
  name: 'sendProofPhoto',
  method: 'POST',
  path: '/api/fleet/v1/order/:id/proof-photo/:kind',
  summary: 'A photo of a hand-over; what the phone wrote into it is not kept.',
  audience: 'rider',
  idempotent: true,
  bytes: photoLimits.bytes,
  rate: 60,
  params: z.object({ id: orderId, kind: photoKind }),
  query: z.object({ taken_at: secondsParameter.optional(), sent_at: secondsParameter.optional() }),
  body: z.file(),
  answer: z.object({ result: proofPhoto }),
})
