import { programCalls, type ProgramCall } from '@beckon/contract'
import type { Input } from './every-vendor-call.ts'

/** All calls of version 1 of the API. */
export const everyProgramCall: readonly ProgramCall[] = Object.values(programCalls)

/** Identifiers of one collection point, for the calls of a test. */
export interface ProgramSubject {
  readonly point: string
  readonly orderId: string
  readonly uploadId: string
  readonly addressId: string
  readonly endpointId: string
  /** Of the way from the collection point to `programDropoff`. */
  readonly quote?: string
}

export const programDropoff = { latitude: 1.31, longitude: 103.86 }

export const programAddress = {
  name: 'Mei Lin',
  phone: '+6591234567',
  address: '5 Garden Road',
  ...programDropoff,
}

/** An order that has nothing wrong. */
export const programOrder = ({ point, quote = 'x' }: Pick<ProgramSubject, 'point' | 'quote'>) => ({
  quote,
  collection_point: point,
  customer: { name: 'Mei Lin', phone: '+6591234567' },
  dropoff: { ...programDropoff, address: '5 Garden Road', unit: '#04-12', notes: 'Ring twice' },
  goods: { description: 'Cake', value: { amount: 2550, currency: 'SGD' }, payment: 'cash_on_delivery' },
})

const orderInputs = ({ point, orderId, quote }: ProgramSubject): Readonly<Record<string, Input>> => {
  const path = { id: orderId }
  return {
    createQuote: { body: { collection_point: point, dropoff: programDropoff } },
    createOrder: { body: programOrder({ point, ...(quote ? { quote } : {}) }) },
    listOrders: { query: { collection_point: point } },
    searchOrders: { body: { collection_point: point, customer_phone: '+6591234567' } },
    getOrder: { path, query: { expand: 'events,proof,rider_position' } },
    updateOrder: { path, body: { goods: { description: 'Mine now' } } },
    previewCancellation: { path },
    cancelOrder: { path, body: { reason: 'mistake' } },
    decideOrder: { path, body: { option: 'bring_back', number: 0 } },
    listOrderEvents: { path },
    listProof: { path },
    getProofPhoto: { path: { ...path, photo: 'x' } },
    getRiderPosition: { path },
    shareOrder: { path },
    revokeTrackingLink: { path },
    getOrderMoney: { path },
  }
}

const bulkInputs = ({ point, uploadId }: ProgramSubject): Readonly<Record<string, Input>> => {
  const path = { id: uploadId }
  const form = new FormData()
  form.set('collection_point', point)
  form.set('file', new File(['PK'], 'orders.xlsx'))
  return {
    createBulkUpload: { form },
    listBulkUploads: { query: { collection_point: point } },
    getBulkUpload: { path },
    listBulkRows: { path },
    changeBulkRows: { path, body: { changes: [{ row: 2, cells: { name: 'Mine now' } }] } },
    placeBulkUpload: { path, body: { version: 1, orders: 1, fee: { amount: 700, currency: 'SGD' } } },
    cancelBulkUpload: { path },
  }
}

const placeInputs = ({ point, addressId }: ProgramSubject): Readonly<Record<string, Input>> => {
  const path = { collection_point: point }
  return {
    listCollectionPoints: {},
    getCollectionPoint: { path: { id: point } },
    listAddresses: { path },
    searchAddresses: { path, body: { text: 'mei' } },
    createAddress: { path, body: programAddress },
    getAddress: { path: { ...path, id: addressId } },
    replaceAddress: { path: { ...path, id: addressId }, body: programAddress },
    deleteAddress: { path: { ...path, id: addressId } },
    getFigures: {
      query: { collection_point: point, from: '2026-01-01T00:00:00Z', before: '2026-01-08T00:00:00Z' },
    },
  }
}

const webhookInputs = ({ point, endpointId }: ProgramSubject): Readonly<Record<string, Input>> => {
  const path = { id: endpointId }
  const ofEvent = { path: { ...path, event_id: 'evt_none' } }
  return {
    listEvents: {},
    listWebhookEndpoints: {},
    createWebhookEndpoint: { body: { url: 'https://shop.example.com/', collection_points: [point] } },
    getWebhookEndpoint: { path },
    updateWebhookEndpoint: { path, body: { description: 'Mine now' } },
    deleteWebhookEndpoint: { path },
    rollWebhookSecret: { path, body: {} },
    listWebhookDeliveries: { path },
    getWebhookDelivery: ofEvent,
    resendWebhook: ofEvent,
    resendFailedWebhooks: { path, body: { since: '2026-01-01T00:00:00Z' } },
    sendTestEvent: { path, body: {} },
  }
}

/** Inputs of every call about one collection point, by the name of the call. */
export const programCallInputs = (subject: ProgramSubject): Readonly<Record<string, Input>> => ({
  ...orderInputs(subject),
  ...bulkInputs(subject),
  ...placeInputs(subject),
  ...webhookInputs(subject),
})

/** Calls that are about no collection point in particular: they answer for all of the key. */
export const ofWholeKey: readonly string[] = ['listCollectionPoints', 'listEvents', 'listWebhookEndpoints']
