import { z } from 'zod'
import { isoTime, opaqueId } from '../../wire/programs/common.ts'
import { orderEvent } from '../../wire/programs/event.ts'
import { programProof } from '../../wire/programs/proof.ts'
import { riderPosition } from '../../wire/programs/rider.ts'
import { defineProgramCall } from './define-program-call.ts'

const base = '/api/v1/orders'
const one = z.strictObject({ id: opaqueId })
const found = ['order.not-found'] as const
const exampleId = 'SG-SHOP-01J9ZK3V7T4QX'

export const listOrderEvents = defineProgramCall({
  name: 'listOrderEvents',
  method: 'GET',
  path: `${base}/:id/events`,
  scope: 'read',
  group: 'Orders',
  summary: 'List everything that happened to an order, oldest first.',
  rate: 600,
  errors: found,
  params: one,
  answer: z.object({ data: z.array(orderEvent) }),
  example: { params: { id: exampleId } },
})

export const listProof = defineProgramCall({
  name: 'listProof',
  method: 'GET',
  path: `${base}/:id/proof`,
  scope: 'read',
  group: 'Proof',
  summary: 'List who took the parcel, when, and which photos show it.',
  rate: 600,
  errors: found,
  params: one,
  answer: z.object({ data: z.array(programProof) }),
  example: { params: { id: exampleId } },
})

export const getProofPhoto = defineProgramCall({
  name: 'getProofPhoto',
  method: 'GET',
  path: `${base}/:id/proof/photos/:photo`,
  scope: 'read',
  group: 'Proof',
  summary: 'Download a photo of a handover.',
  file: true,
  rate: 300,
  errors: [...found, 'photo.not-found'],
  params: one.extend({ photo: opaqueId }),
  answer: z.unknown(),
  example: { params: { id: exampleId, photo: '6f1c' } },
})

export const getRiderPosition = defineProgramCall({
  name: 'getRiderPosition',
  method: 'GET',
  path: `${base}/:id/rider`,
  scope: 'read',
  group: 'Riders',
  summary: 'See where the rider of an order is.',
  description:
    'Hidden once the order has ended. Poll at most every 5 seconds, or take the webhook `courier.position`.',
  rate: 600,
  errors: [...found, 'order.no-rider'],
  params: one,
  answer: riderPosition,
  example: { params: { id: exampleId } },
})

export const shareOrder = defineProgramCall({
  name: 'shareOrder',
  method: 'POST',
  path: `${base}/:id/tracking-link`,
  scope: 'orders',
  group: 'Tracking links',
  summary: 'Make the link with which the customer tracks the order.',
  description: 'An order has at most one: a repeated request answers the same.',
  rate: 120,
  errors: found,
  params: one,
  answer: z.object({ url: z.string(), created_at: isoTime }).meta({ id: 'TrackingLink' }),
  example: { params: { id: exampleId } },
})

export const revokeTrackingLink = defineProgramCall({
  name: 'revokeTrackingLink',
  method: 'DELETE',
  path: `${base}/:id/tracking-link`,
  scope: 'orders',
  group: 'Tracking links',
  summary: 'Turn the tracking link of an order off.',
  rate: 120,
  errors: found,
  params: one,
  answer: z.object({ revoked: z.boolean().describe('False where there was none.') }),
  example: { params: { id: exampleId } },
})
