import { localeTags } from '@beckon/domain/country'
import { z } from 'zod'
import { orderStatuses } from '@beckon/domain/order'
import { line, orderId, unixSeconds } from '../../wire/common.ts'
import { listedRider } from '../../wire/parties/rider-desk.ts'
import { operatedRider, riderId, riderStatus, vehicle } from '../../wire/parties/rider.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/riders'
const audience = 'operator'
/** The link is shown once and sent to the phone by text. */
const invitation = z.object({ rider: operatedRider, link: z.url(), expires_at: unixSeconds })

export const inviteRider = defineCall({
  name: 'inviteRider',
  method: 'POST',
  path: base,
  summary: 'Invite a rider by mobile number; the invitation is valid for 48 hours and works once.',
  audience,
  action: 'riders.manage',
  body: z.object({
    name: line(120).pipe(z.string().min(1)),
    phone_number: z.string().min(4).max(40),
    vehicle,
    language: z.enum(localeTags).optional(),
    reason,
  }),
  answer: z.object({ result: invitation }),
})

export const inviteRiderAgain = defineCall({
  name: 'inviteRiderAgain',
  method: 'POST',
  path: `${base}/:id/invitation`,
  summary: 'A new invitation of a rider, for instance for a new phone; it replaces the last one.',
  audience,
  action: 'riders.manage',
  about: 'rider',
  params: z.object({ id: riderId }),
  body: z.object({ reason }),
  answer: z.object({ result: invitation }),
})

export const listRiders = defineCall({
  name: 'listRiders',
  method: 'GET',
  path: base,
  summary: 'The riders of the country, simulated ones apart, by name, with duty, due documents and strikes.',
  audience,
  action: 'riders.read',
  query: z.object({
    status: riderStatus.optional(),
    count: z.coerce.number().int().min(1).max(200).default(50),
    /** The id of the last rider of the page before. */
    after: riderId.optional(),
  }),
  answer: z.object({ result: z.array(listedRider) }),
})

export const setRiderStatus = defineCall({
  name: 'setRiderStatus',
  method: 'PUT',
  path: `${base}/:id/status`,
  summary:
    'Suspend a rider, end the suspension, or end the work of a rider. Devices are signed out at once, those of a suspended rider with a collected parcel after it.',
  audience,
  action: 'riders.manage',
  about: 'rider',
  params: z.object({ id: riderId }),
  body: z.object({ status: riderStatus, reason }),
  answer: z.object({
    result: operatedRider.extend({
      /**
       * Orders that the rider had accepted. When the rider may not work any more, those that were not collected go to
       * another rider; the others stay with the rider.
       */
      in_hand: z.array(
        z.object({ order_id: orderId, status: z.enum(orderStatuses), is_collected: z.boolean() }),
      ),
    }),
  }),
})
