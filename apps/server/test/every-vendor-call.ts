import { randomUUID } from 'node:crypto'
import { type Call, calls } from '@beckon/contract'
import { currentTerms } from '@beckon/domain/terms'
import { webhookInputs } from './webhook-call-inputs.ts'
import type { TestServer } from './test-server.ts'

export interface Input {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly form?: FormData
}

/** Identifiers that the calls of a test use. */
export interface Subject {
  readonly vendorId: string
  readonly orderId: string
  readonly ownerId: string
  /** Of a quote, for the order. */
  readonly signature?: string
  readonly fee?: number
}

const here = { latitude: 1.3, longitude: 103.85 }
const there = { latitude: 1.31, longitude: 103.86 }

const addressInput = {
  address_text: 'x',
  unit: '',
  notes: '',
  building: '',
  city: '',
  country_code: 'SG',
  ...here,
  postal_code: '',
  street_address: 'x',
}

const outletInput = (parent: string) => ({
  parent_vendor_id: parent,
  name: 'East',
  address: 'x',
  ...here,
  rider_instructions: '',
  phone_number: '+6591234567',
  city: '',
  users: [],
  unit: '',
  building: '',
  street: 'x',
  postal_code: '',
  country_code: 'SG',
  client_vendor_id: 'EAST',
  street_number: '',
})

const customerInput = {
  name: 'Mei',
  phone_number: '+6591234567',
  ...there,
  unit: '',
  building: '',
  address_text: 'x',
  notes: '',
}

/** An order that has nothing wrong. */
export const orderInput = ({ vendorId, signature = 'x', fee = 7 }: Subject) => ({
  vendor_id: vendorId,
  customer: {
    name: 'Mei Lin',
    phone_number: '+6591234567',
    unit_number: '#1',
    location: { ...there, address: '5 Garden Road', notes: '' },
  },
  order: { payment_method: 'CASH_ON_DELIVERY', amount: 25.5, description: 'Cake', cold_bag_needed: false },
  vat_number: null,
  preordered_for: null,
  age_validation_required: false,
  login_pickup_estimation: null,
  delivery_fee: fee,
  signature,
})

const deliveryInput = (vendorId: string) => ({
  vendor_id: vendorId,
  source: here,
  destination: there,
  delivery_type: 'INSTANT',
})

const wallet = { wallet_id: 'x', bearer_token: 'x' }

const paymentInputs = (subject: Subject): Readonly<Record<string, Input>> => {
  const { vendorId } = subject
  const path = { vendorID: vendorId }
  const asked = { vendor_id: vendorId, intent_id: 'x' }
  return {
    authenticatePayment: { path },
    createPaymentIntent: { body: { ...wallet, vendor_id: vendorId, order: orderInput(subject) } },
    confirmPaymentIntent: {
      body: { ...wallet, ...asked, payment: { choice: 'EXISTING', card_id: 'x' } },
    },
    getPaymentIntent: { path: { intentID: 'x' }, query: { vendor_id: vendorId } },
    cancelPaymentIntent: { body: asked },
    listSavedCards: { path },
    removeSavedCard: { path: { ...path, cardID: 'x' } },
    readCash: { path: { id: vendorId }, query: { from: '0', to: '1' } },
  }
}

const linkInputs = ({ vendorId, orderId }: Subject): Readonly<Record<string, Input>> => ({
  getShared: { path: { id: orderId }, query: { vendor_id: vendorId } },
  shareOrder: { path: { id: orderId }, body: { vendor_id: vendorId } },
  revokeLink: { path: { id: orderId }, body: { vendor_id: vendorId } },
})

const messageInputs = ({ vendorId, orderId }: Subject): Readonly<Record<string, Input>> => ({
  listMessages: { path: { id: orderId }, query: { vendor_id: vendorId } },
  sendMessage: { path: { id: orderId }, body: { vendor_id: vendorId, text: 'Mine now' } },
  seeMessages: { path: { id: orderId }, body: { vendor_id: vendorId, up_to: 0 } },
  callRider: { path: { id: orderId }, body: { vendor_id: vendorId } },
})

const voucherInputs = ({ vendorId, signature = 'x', fee = 7 }: Subject): Readonly<Record<string, Input>> => ({
  validateVoucher: {
    body: { code: 'WELCOME', order: { order_time: 0, delivery_fee: fee, signature }, vendor_id: vendorId },
  },
  getVoucher: { path: { code: 'WELCOME' } },
})

const bulkInputs = ({ vendorId }: Subject): Readonly<Record<string, Input>> => {
  const path = { vendorId, jobId: `${vendorId}-X` }
  const form = new FormData()
  form.set('vendor_id', vendorId)
  form.set('content', new File(['PK'], 'orders.xlsx'))
  return {
    createBulkJob: { form },
    bulkExampleFile: {},
    listBulkJobs: { path },
    getBulkJob: { path },
    bulkJobProgress: { path },
    mapBulkColumns: { path, body: { columns: [] } },
    chooseBulkSheet: { path, body: { sheet: 'Mine' } },
    changeBulkRows: { path, body: { changes: [{ row_id: '2', cells: { name: 'Mine now' } }] } },
    placeBulkOrders: { path, query: { version: '1', orders: '1', delivery_fee: '7' } },
    cancelBulkJob: { path },
    bulkFailedRows: { path },
  }
}

const keyInputs = (vendorId: string): Readonly<Record<string, Input>> => {
  const path = { id: vendorId, keyId: 'x' }
  const fields = { name: 'Till', scopes: ['read'], vendor_ids: null, networks: [], expires_at: null }
  return {
    listKeys: { path },
    createKey: { path, body: { ...fields, mode: 'live' } },
    changeKey: { path, body: { ...fields, version: 1 } },
    rollKey: { path, body: { valid_until: null } },
    endKey: { path },
  }
}

const customerInputs = (path: { readonly vendorId: string }): Readonly<Record<string, Input>> => ({
  searchCustomers: { path, query: { query: 'mei' } },
  saveCustomer: { path, body: customerInput },
  changeCustomer: { path: { ...path, id: 'x' }, body: customerInput },
  deleteCustomer: { path: { ...path, id: 'x' } },
  frequentDropOffs: { path },
  askForPlace: { path },
  getAskedPlace: { path: { ...path, id: 'x' } },
})

const ordersInputs = (subject: Subject): Readonly<Record<string, Input>> => {
  const { vendorId, orderId, signature = 'x', fee = 7 } = subject
  const path = { id: vendorId }
  return {
    createOrder: { body: orderInput(subject) },
    updateOrder: {
      path: { id: orderId },
      body: {
        vendor_id: vendorId,
        payment_method: 'PAID',
        amount: 1,
        item_details: 'Mine now',
        location: { ...there, address: 'x', notes: '' },
        delivery_fee: fee,
        signature,
      },
    },
    cancelOrder: { body: { vendor_id: vendorId, order_id: orderId, reason: 'MISTAKE_ERROR' } },
    decide: {
      path: { id: orderId },
      body: { vendor_id: vendorId, position: 0, answer: { option: 'BRING_BACK' } },
    },
    priceNewPin: { path: { id: orderId }, body: { vendor_id: vendorId, location: there } },
    getOrder: { query: { vendorId, orderId } },
    listOrders: { path, query: { include_outlets: 'true' } },
    summariseOrders: { path, query: { from: '0', to: '1' } },
    exportOrders: { path, query: { from: '0', to: '1', format: 'csv' } },
    getRider: { path: { id: orderId } },
    listProofs: { path: { id: orderId }, query: { vendor_id: vendorId } },
    getProofPhoto: { path: { id: orderId, photo: 'x' }, query: { vendor_id: vendorId } },
  }
}

/** Every call for a vendor, by name, with a subject in it. A new call has to be written down here. */
export function vendorCallInputs(subject: Subject): Readonly<Record<string, Input>> {
  const { vendorId, ownerId } = subject
  const path = { id: vendorId }
  return {
    logout: {},
    changePassword: { body: { password: 'Demo1234!', new_password: 'Demo1234!' } },
    listSessions: {},
    claimGuest: { body: { token: 'x' } },
    endSession: { path: { id: randomUUID() } },
    getHelpToken: { path },
    countHelpReplies: { path },
    readTerms: {},
    acceptTerms: { body: { version: currentTerms() } },
    listVendors: {},
    getVendor: { path },
    getDeliveryArea: { path },
    putVendorAddress: { path, body: addressInput },
    listOwners: { path },
    inviteOwner: { path, body: { email_address: 'x@shop.test', role: 'viewer' } },
    removeOwner: { path: { ...path, ownerId } },
    setMemberRole: { path: { ...path, ownerId }, body: { role: 'viewer' } },
    createOutlet: { body: outletInput(vendorId) },
    updateOutlet: { path, body: outletInput(vendorId) },
    quoteFee: { body: deliveryInput(vendorId) },
    validateArea: { body: { vendor_id: vendorId, location: there, vendor_location: here } },
    estimate: { body: deliveryInput(vendorId) },
    listDeliveryNotices: { body: { vendor_id: vendorId, source: here } },
    ...ordersInputs(subject),
    ...bulkInputs(subject),
    ...customerInputs({ vendorId }),
    ...voucherInputs(subject),
    ...paymentInputs(subject),
    ...messageInputs(subject),
    ...linkInputs(subject),
    ...webhookInputs(vendorId),
    ...keyInputs(vendorId),
  }
}

/** These are about oneself; each of the others names a vendor or an order. */
const personal = [
  'bulkExampleFile',
  'logout',
  'changePassword',
  'listSessions',
  'endSession',
  'claimGuest',
  'readTerms',
  'acceptTerms',
  'listVendors',
  'getVoucher',
]

export const vendorCalls: readonly Call[] = Object.values(calls).filter(
  ({ audience }) => audience === 'vendor',
)
export const namingVendor = vendorCalls.filter(({ name }) => !personal.includes(name))

export async function makeCall(
  server: TestServer,
  call: Call,
  headers: Record<string, string>,
  input: Input = {},
): Promise<{ status: number; code: string | undefined; body: string }> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.path?.[name] ?? 'x'),
  )
  const query = new URLSearchParams(input.query).toString()
  const sent = input.form && new Response(input.form)
  const answer = await server.app.inject({
    method: call.method,
    url: query ? `${path}?${query}` : path,
    headers: {
      'idempotency-key': randomUUID(),
      ...headers,
      ...(sent ? { 'content-type': sent.headers.get('content-type') ?? '' } : {}),
    },
    ...(input.body ? { payload: input.body } : {}),
    ...(sent ? { payload: Buffer.from(await sent.arrayBuffer()) } : {}),
  })
  // Some calls answer with a file.
  const isJson = String(answer.headers['content-type']).includes('json')
  const code = isJson ? answer.json().errors?.[0]?.code : undefined
  return { status: answer.statusCode, code, body: answer.body }
}
