import { randomUUID } from 'node:crypto'

/** An answer of a smoke test. */
export interface SmokeAnswer {
  readonly call: string
  readonly status: number
  /** JSON, or the text of a file. */
  readonly body: unknown
}

/** The period of the recorded orders, in seconds since 1970. */
export interface Recorded {
  readonly from: number
  readonly to: number
}

const COUNTRY = 'SE'
/** Of a country whose demo shops are open at every hour. */
const LOGIN = { email_address: 'demo@beckon.test', password: 'Demo1234!' }

/**
 * The smoke test of release 1.0.0, as it was: it reads what its demo world had stored, and orders a rider. It has the
 * paths of the calls alone, because the contract of today may have others.
 */
export async function smokeTest(origin: string, recorded: Recorded): Promise<readonly SmokeAnswer[]> {
  const { answers, call, authorize } = createCaller(origin)
  const login: LoginAnswer = await call('login', 'POST', '/api/auth/v1/login', LOGIN)
  const { AccessToken, IdToken } = login.result.AuthenticationResult
  authorize(`Bearer ${AccessToken}|${IdToken}`)
  const vendors: VendorsAnswer = await call('listVendors', 'GET', '/api/orders/v1/vendors')
  const [vendor] = vendors.result.vendors
  if (!vendor) throw new Error('the demo world has no vendor')
  await readStored(call, vendor.vendor_id, recorded)
  await requestRider(call, vendor)
  await call('logout', 'POST', '/api/auth/v1/logout', {})
  return answers
}

type Call = (name: string, method: string, path: string, body?: object, key?: string) => Promise<never>

function createCaller(origin: string) {
  const answers: SmokeAnswer[] = []
  let authorization = ''
  const call: Call = async (name, method, path, body, key) => {
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: {
        'x-country': COUNTRY,
        ...(authorization ? { authorization } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    const read: unknown = isJson ? JSON.parse(text) : text
    answers.push({ call: name, status: answer.status, body: read })
    // The steps after it take parts of it, of any shape: a missing part fails there.
    // eslint-disable-next-line typescript/no-unsafe-return
    return read as never
  }
  const authorize = (header: string) => void (authorization = header)
  return { answers, call, authorize }
}

async function readStored(call: Call, vendorId: string, { from, to }: Recorded): Promise<void> {
  const period = `from=${from}&to=${to}`
  const ofVendor = `/api/orders/v1/vendor/${vendorId}`
  await call('readTerms', 'GET', '/api/auth/v1/terms')
  await call('getVendor', 'GET', ofVendor)
  await call('getDeliveryArea', 'GET', `${ofVendor}/delivery-area`)
  const past: OrdersAnswer = await call('listOrders', 'GET', `${ofVendor}/orders?${period}&count=20`)
  for (const { order_id: id } of past.result.data.slice(0, 5)) {
    await call('getOrder', 'GET', `/api/orders/v1/order?vendorId=${vendorId}&orderId=${id}`)
    await call('listProofs', 'GET', `/api/orders/v1/order/${id}/proofs?vendor_id=${vendorId}`)
    await call('listMessages', 'GET', `/api/orders/v1/order/${id}/messages?vendor_id=${vendorId}`)
  }
  await call('summariseOrders', 'GET', `${ofVendor}/orders/summary?${period}`)
  await call('exportOrders', 'GET', `${ofVendor}/orders/export?${period}&format=csv`)
  await call('searchCustomers', 'GET', `/api/orders/v1/addressbook/search-customers/${vendorId}?query=a`)
  await call('readCash', 'GET', `${ofVendor}/cash?${period}`)
  await call('listOwners', 'GET', `${ofVendor}/owners`)
  await call('listBulkJobs', 'GET', `/api/orders/v1/bulk-job/all/${vendorId}`)
}

async function requestRider(call: Call, { vendor_id, vendor_information: { location } }: Vendor) {
  const { latitude, longitude } = location
  const door = { latitude: latitude + 0.01, longitude: longitude + 0.01 }
  const way = { vendor_id, source: { latitude, longitude }, destination: door }
  const quoted = { ...way, delivery_type: 'INSTANT' }
  const quote: QuoteAnswer = await call('quoteFee', 'POST', '/api/hurrier/v1/delivery/fee', quoted)
  const request = {
    vendor_id,
    customer: {
      name: 'Elsa Berg',
      phone_number: '+46701234567',
      location: { ...door, address: 'Storgatan 1', notes: '' },
    },
    order: { payment_method: 'CASH_ON_DELIVERY', amount: 99, description: 'Smoke', cold_bag_needed: false },
    vat_number: null,
    preordered_for: null,
    age_validation_required: false,
    login_pickup_estimation: null,
    delivery_fee: quote.fee,
    signature: quote.signature,
  }
  const key = randomUUID()
  const place = (name: string): Promise<CreatedAnswer> =>
    call(name, 'POST', '/api/orders/v1/order', request, key)
  const { order_id: id } = (await place('createOrder')).result
  const repeated = await place('createOrder again')
  if (repeated.result.order_id !== id) throw new Error('the same order was placed twice')
  await call('getOrder of the new one', 'GET', `/api/orders/v1/order?vendorId=${vendor_id}&orderId=${id}`)
  await call('shareOrder', 'POST', `/api/orders/v1/order/${id}/link`, { vendor_id })
}

interface LoginAnswer {
  readonly result: {
    readonly AuthenticationResult: { readonly AccessToken: string; readonly IdToken: string }
  }
}
interface Vendor {
  readonly vendor_id: string
  readonly vendor_information: {
    readonly location: { readonly latitude: number; readonly longitude: number }
  }
}
interface VendorsAnswer {
  readonly result: { readonly vendors: readonly Vendor[] }
}
interface OrdersAnswer {
  readonly result: { readonly data: readonly { readonly order_id: string }[] }
}
interface QuoteAnswer {
  readonly fee: unknown
  readonly signature: unknown
}
interface CreatedAnswer {
  readonly result: { readonly order_id: string }
}
