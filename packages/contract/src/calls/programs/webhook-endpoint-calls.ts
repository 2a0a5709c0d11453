import { z } from 'zod'
import { opaqueId } from '../../wire/programs/common.ts'
import {
  deliveryPage,
  deliveryQuery,
  eventPage,
  eventQuery,
  newWebhookEndpoint,
  resendQuery,
  rolledSecret,
  testEvent,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookEndpoint,
  webhookEndpointChange,
  webhookSecret,
} from '../../wire/programs/webhook.ts'
import { defineProgramCall } from './define-program-call.ts'

const base = '/api/v1/webhook-endpoints'
const ofEndpoint = z.strictObject({ id: opaqueId })
const ofDelivery = z.strictObject({ id: opaqueId, event_id: opaqueId })
const group = 'Webhooks'
const scope = 'webhooks'
const found = ['webhook-endpoint.not-found'] as const
const ofOn = [...found, 'webhook-endpoint.off'] as const
const given = ['webhook-endpoint.url', 'collection-point.not-found'] as const
const example = { params: { id: 'we_4Qm' } }
const ofOne = { params: { id: 'we_4Qm', event_id: 'evt_9Xk' } }

export const listEvents = defineProgramCall({
  name: 'listEvents',
  method: 'GET',
  path: '/api/v1/events',
  scope: 'read',
  group: 'Events',
  summary: 'List the events of the business since a cursor, the oldest first.',
  description:
    'Events are kept for 90 days, positions of riders for an hour. They have no personal data; those with sums of money need the scope `money`. Ask with `after` = `next_cursor` of the last answer, also when it was empty: no event is left out. Without `after` the list begins with the oldest one.',
  rate: 120,
  errors: [],
  query: eventQuery,
  answer: eventPage,
  example: { query: { limit: '25' } },
})

export const listWebhookEndpoints = defineProgramCall({
  name: 'listWebhookEndpoints',
  method: 'GET',
  path: base,
  scope,
  group,
  summary: 'List the webhook endpoints.',
  rate: 120,
  errors: [],
  answer: z.object({ data: z.array(webhookEndpoint) }),
  example: {},
})

export const createWebhookEndpoint = defineProgramCall({
  name: 'createWebhookEndpoint',
  method: 'POST',
  path: base,
  scope,
  group,
  summary: 'Add a webhook endpoint.',
  description:
    'The secret is answered only here. Requests are signed as Standard Webhooks describes. The address must be a public `https` one with the port 443 or 8443; redirects are not followed.',
  rate: 20,
  errors: [...given, 'webhook-endpoint.limit'],
  created: `${base}/{endpoint.endpoint_id}`,
  body: newWebhookEndpoint,
  answer: z.object({ endpoint: webhookEndpoint, secret: z.string() }),
  example: { body: { url: 'https://shop.example.com/beckon' } },
})

export const getWebhookEndpoint = defineProgramCall({
  name: 'getWebhookEndpoint',
  method: 'GET',
  path: `${base}/:id`,
  scope,
  group,
  summary: 'Read a webhook endpoint.',
  rate: 120,
  errors: found,
  params: ofEndpoint,
  answer: webhookEndpoint,
  example,
})

export const updateWebhookEndpoint = defineProgramCall({
  name: 'updateWebhookEndpoint',
  method: 'PATCH',
  path: `${base}/:id`,
  scope,
  group,
  summary: 'Change the given fields of a webhook endpoint, or turn it on or off.',
  rate: 60,
  errors: [...found, ...given],
  params: ofEndpoint,
  body: webhookEndpointChange,
  answer: webhookEndpoint,
  example: { ...example, body: { on: true } },
})

export const deleteWebhookEndpoint = defineProgramCall({
  name: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: `${base}/:id`,
  scope,
  group,
  summary: 'Delete a webhook endpoint with its deliveries.',
  rate: 60,
  errors: found,
  params: ofEndpoint,
  answer: z.object({ deleted: z.literal(true) }),
  example,
})

export const rollWebhookSecret = defineProgramCall({
  name: 'rollWebhookSecret',
  method: 'POST',
  path: `${base}/:id/secret`,
  scope,
  group,
  summary: 'Make a new secret.',
  description: 'The earlier secret signs, too, for the hours given, so that no event is refused meanwhile.',
  rate: 20,
  errors: found,
  params: ofEndpoint,
  body: rolledSecret,
  answer: webhookSecret,
  example: { ...example, body: { overlap_hours: 24 } },
})

export const listWebhookDeliveries = defineProgramCall({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: `${base}/:id/deliveries`,
  scope,
  group,
  summary: 'List the deliveries of a webhook endpoint, the newest first.',
  rate: 120,
  errors: found,
  params: ofEndpoint,
  query: deliveryQuery,
  answer: deliveryPage,
  example,
})

export const getWebhookDelivery = defineProgramCall({
  name: 'getWebhookDelivery',
  method: 'GET',
  path: `${base}/:id/deliveries/:event_id`,
  scope,
  group,
  summary: 'Read a delivery with its body and its attempts.',
  rate: 120,
  errors: [...found, 'event.not-found'],
  params: ofDelivery,
  answer: webhookDeliveryDetail,
  example: ofOne,
})

export const resendWebhook = defineProgramCall({
  name: 'resendWebhook',
  method: 'POST',
  path: `${base}/:id/deliveries/:event_id/resend`,
  scope,
  group,
  summary: 'Send an event again under its id.',
  rate: 60,
  errors: [...ofOn, 'event.not-found'],
  params: ofDelivery,
  answer: webhookDelivery,
  example: ofOne,
})

export const resendFailedWebhooks = defineProgramCall({
  name: 'resendFailedWebhooks',
  method: 'POST',
  path: `${base}/:id/resend`,
  scope,
  group,
  summary: 'Send every failed event since a time again.',
  description: 'At most 10,000 at once, the oldest first.',
  rate: 6,
  errors: ofOn,
  params: ofEndpoint,
  body: resendQuery,
  answer: z.object({ resent: z.number().int() }),
  example: { ...example, body: { since: '2026-11-25T00:00:00.000Z' } },
})

export const sendTestEvent = defineProgramCall({
  name: 'sendTestEvent',
  method: 'POST',
  path: `${base}/:id/test`,
  scope,
  group,
  summary: 'Send the example of an event to one endpoint.',
  description: 'It is sent whatever types the endpoint asks for, and is not in the list of events.',
  rate: 20,
  errors: ofOn,
  params: ofEndpoint,
  body: testEvent,
  answer: z.object({ event_id: z.string() }),
  example: { ...example, body: { type: 'ping' } },
})
