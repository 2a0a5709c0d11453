import { z } from 'zod'
import { vendorId } from '../../wire/common.ts'
import {
  deliveryPage,
  deliveryQuery,
  endpointId,
  eventId,
  eventPage,
  newWebhookEndpoint,
  portalEventQuery,
  resendQuery,
  rolledSecret,
  testEvent,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookEndpoint,
  webhookEndpointChange,
  webhookSecret,
} from '../../wire/programs/webhook.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/orders/v1/vendor/:id'
const ofVendor = z.object({ id: vendorId })
const ofEndpoint = ofVendor.extend({ endpointId })
const ofDelivery = ofEndpoint.extend({ eventId })
/** Endpoints belong to the business of an account, never to a guest or to the user of a platform. */
const byOwner = { audience: 'vendor', modes: ['classic'], memberAction: 'webhooks.manage' } as const

export const listWebhookEndpoints = defineCall({
  ...byOwner,
  name: 'listWebhookEndpoints',
  method: 'GET',
  path: `${base}/webhook-endpoints`,
  summary: 'The webhook endpoints of a business.',
  params: ofVendor,
  answer: z.object({ result: z.object({ endpoints: z.array(webhookEndpoint) }) }),
})

export const createWebhookEndpoint = defineCall({
  ...byOwner,
  name: 'createWebhookEndpoint',
  method: 'POST',
  path: `${base}/webhook-endpoints`,
  summary: 'Adds a webhook endpoint. Its secret is answered only here.',
  rate: 20,
  params: ofVendor,
  body: newWebhookEndpoint,
  answer: z.object({ result: z.object({ endpoint: webhookEndpoint, secret: z.string() }) }),
})

export const changeWebhookEndpoint = defineCall({
  ...byOwner,
  name: 'changeWebhookEndpoint',
  method: 'PUT',
  path: `${base}/webhook-endpoints/:endpointId`,
  summary: 'Changes the given fields of a webhook endpoint, or turns it on or off.',
  rate: 60,
  params: ofEndpoint,
  body: webhookEndpointChange,
  answer: z.object({ result: webhookEndpoint }),
})

export const deleteWebhookEndpoint = defineCall({
  ...byOwner,
  name: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: `${base}/webhook-endpoints/:endpointId`,
  summary: 'Deletes a webhook endpoint with its deliveries.',
  rate: 60,
  params: ofEndpoint,
  answer: z.object({ result: z.object({ endpoint_id: endpointId }) }),
})

export const rollWebhookSecret = defineCall({
  ...byOwner,
  name: 'rollWebhookSecret',
  method: 'POST',
  path: `${base}/webhook-endpoints/:endpointId/secret`,
  summary: 'Makes a new secret. The earlier one signs, too, for the hours given.',
  rate: 20,
  params: ofEndpoint,
  body: rolledSecret,
  answer: z.object({ result: webhookSecret }),
})

export const listWebhookDeliveries = defineCall({
  ...byOwner,
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: `${base}/webhook-endpoints/:endpointId/deliveries`,
  summary: 'The deliveries of a webhook endpoint, newest first.',
  params: ofEndpoint,
  query: deliveryQuery,
  answer: z.object({ result: deliveryPage }),
})

export const getWebhookDelivery = defineCall({
  ...byOwner,
  name: 'getWebhookDelivery',
  method: 'GET',
  path: `${base}/webhook-endpoints/:endpointId/deliveries/:eventId`,
  summary: 'One delivery with its body and its attempts.',
  params: ofDelivery,
  answer: z.object({ result: webhookDeliveryDetail }),
})

export const resendWebhook = defineCall({
  ...byOwner,
  name: 'resendWebhook',
  method: 'POST',
  path: `${base}/webhook-endpoints/:endpointId/deliveries/:eventId/resend`,
  summary: 'Sends an event again under its id.',
  rate: 60,
  params: ofDelivery,
  answer: z.object({ result: webhookDelivery }),
})

export const resendFailedWebhooks = defineCall({
  ...byOwner,
  name: 'resendFailedWebhooks',
  method: 'POST',
  path: `${base}/webhook-endpoints/:endpointId/resend`,
  summary: 'Sends every failed event since a time again, the oldest first.',
  rate: 6,
  params: ofEndpoint,
  body: resendQuery,
  answer: z.object({ result: z.object({ resent: z.number().int() }) }),
})

export const sendTestEvent = defineCall({
  ...byOwner,
  name: 'sendTestEvent',
  method: 'POST',
  path: `${base}/webhook-endpoints/:endpointId/test`,
  summary: 'Sends the example of an event to one endpoint.',
  rate: 20,
  params: ofEndpoint,
  body: testEvent,
  answer: z.object({ result: z.object({ event_id: eventId }) }),
})

export const listEvents = defineCall({
  ...byOwner,
  memberAction: 'events.read',
  name: 'listEvents',
  method: 'GET',
  path: `${base}/events`,
  summary: 'The events of a business after a cursor, the oldest or the newest first.',
  params: ofVendor,
  query: portalEventQuery,
  answer: z.object({ result: eventPage }),
})
