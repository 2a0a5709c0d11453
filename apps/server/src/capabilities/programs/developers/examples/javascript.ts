import type { ProgramCall } from '@beckon/contract'
import { literal } from './literal.ts'
import { IDEMPOTENCY_KEY } from './request.ts'

interface Example {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

type Method = (example: Example) => string

const byId =
  (name: string): Method =>
  ({ params }) =>
    `${name}(${literal(params['id'])})`

/** Methods of the client by call. */
const methods: Readonly<Record<string, Method>> = {
  createQuote: ({ body }) => `quotes.create(${literal(body)})`,
  createOrder: ({ body }) => `orders.create(${literal(body)}, { idempotencyKey: '${IDEMPOTENCY_KEY}' })`,
  listOrders: ({ query }) => `orders.list(${literal(query)})`,
  getOrder: ({ params }) => `orders.get(${literal(params['id'])}, { expand: ['events', 'proof'] })`,
  updateOrder: ({ params, body }) => `orders.update(${literal(params['id'])}, ${literal(body)})`,
  previewCancellation: byId('orders.previewCancellation'),
  cancelOrder: ({ params, body }) => `orders.cancel(${literal(params['id'])}, ${literal(body['reason'])})`,
  decideOrder: ({ params, body }) => `orders.decide(${literal(params['id'])}, ${literal(body)})`,
  listOrderEvents: byId('orders.events'),
  listProof: byId('orders.proof'),
  getProofPhoto: ({ params }) => `orders.proofPhoto(${literal(params['id'])}, ${literal(params['photo'])})`,
  getRiderPosition: byId('orders.rider'),
  shareOrder: byId('orders.share'),
  revokeTrackingLink: byId('orders.revokeTrackingLink'),
  getOrderMoney: byId('orders.money'),
  listCollectionPoints: ({ query }) => `collectionPoints.list(${literal(query)})`,
  getCollectionPoint: byId('collectionPoints.get'),
  listAddresses: ({ params, query }) =>
    `addresses.list(${literal(params['collection_point'])}, ${literal(query)})`,
  createAddress: ({ params, body }) =>
    `addresses.create(${literal(params['collection_point'])}, ${literal(body)})`,
  getAddress: ({ params }) =>
    `addresses.get(${literal(params['collection_point'])}, ${literal(params['id'])})`,
  replaceAddress: ({ params, body }) =>
    `addresses.replace(${literal(params['collection_point'])}, ${literal(params['id'])}, ${literal(body)})`,
  deleteAddress: ({ params }) =>
    `addresses.delete(${literal(params['collection_point'])}, ${literal(params['id'])})`,
  listBulkUploads: ({ query }) => `bulkUploads.list(${literal(query['collection_point'])})`,
  getBulkUpload: byId('bulkUploads.get'),
  listBulkRows: ({ params, query }) => `bulkUploads.rows(${literal(params['id'])}, ${literal(query)})`,
  changeBulkRows: ({ params, body }) =>
    `bulkUploads.changeRows(${literal(params['id'])}, ${literal(body['changes'])})`,
  placeBulkUpload: ({ params, body }) => `bulkUploads.place(${literal(params['id'])}, ${literal(body)})`,
  cancelBulkUpload: byId('bulkUploads.cancel'),
  getFigures: ({ query }) => `figures(${literal(query)})`,
  searchOrders: ({ body }) => `orders.search(${literal(body)})`,
  searchAddresses: ({ params, body }) =>
    `addresses.search(${literal(params['collection_point'])}, ${literal(body['text'])})`,
  listEvents: ({ query }) => `events.list(${literal(query)})`,
  listWebhookEndpoints: () => 'webhookEndpoints.list()',
  createWebhookEndpoint: ({ body }) => `webhookEndpoints.create(${literal(body)})`,
  getWebhookEndpoint: byId('webhookEndpoints.get'),
  updateWebhookEndpoint: ({ params, body }) =>
    `webhookEndpoints.update(${literal(params['id'])}, ${literal(body)})`,
  deleteWebhookEndpoint: byId('webhookEndpoints.delete'),
  rollWebhookSecret: byId('webhookEndpoints.rollSecret'),
  listWebhookDeliveries: byId('webhookEndpoints.deliveries'),
  getWebhookDelivery: ({ params }) =>
    `webhookEndpoints.delivery(${literal(params['id'])}, ${literal(params['event_id'])})`,
  resendWebhook: ({ params }) =>
    `webhookEndpoints.resend(${literal(params['id'])}, ${literal(params['event_id'])})`,
  resendFailedWebhooks: ({ params, body }) =>
    `webhookEndpoints.resendFailed(${literal(params['id'])}, ${literal(body['since'])})`,
  sendTestEvent: ({ params, body }) =>
    `webhookEndpoints.sendTestEvent(${literal(params['id'])}, ${literal(body['type'])})`,
}

/** The example as JavaScript, with the client: each call has a method. */
export function javascriptOf(call: ProgramCall): string {
  if (call.form) return uploadCode
  const method = methods[call.name]
  if (!method) throw new Error(`the pages have no method of the client for ${call.name}`)
  const { params = {}, query = {}, body = {} } = call.example ?? {}
  return `const answer = await beckon.${method({ params, query: numbered(query), body })}`
}

/** The client takes numbers where an address has texts. */
const numbered = (query: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, name === 'limit' ? Number(value) : value]),
  )

const uploadCode = `const bytes = await readFile('orders.xlsx')
const answer = await beckon.bulkUploads.create('SG-SHOP', new File([bytes], 'orders.xlsx'))`
