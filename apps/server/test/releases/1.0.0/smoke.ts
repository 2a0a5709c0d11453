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
export async function smokeTest(origin: string, { from, to }: Recorded): Promise<readonly SmokeAnswer[]> {
  const answers: SmokeAnswer[] = []
  let authorization = ''
  const call = async (name: string, method: string, path: string, body?: object, key?: string) => {
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
  const login: LoginAnswer = await call('login', 'POST', '/api/auth/v1/login', LOGIN)
  const { AccessToken, IdToken } = login.result.AuthenticationResult
  authorization = `Bearer ${AccessToken}|${IdToken}`
  const vendors: VendorsAnswer = await call('listVendors', 'GET', '/api/orders/v1/vendors')
  const [vendor] = vendors.result.vendors
  if (!vendor) throw new Error('the demo world has no vendor')
  const vendorId = vendor.vendor_id
  const period = `from=${from}&to=${to}`
  await call('readTerms', 'GET', '/api/auth/v1/terms')
  await call('getVendor', 'GET', `/api/orders/v1/vendor/${vendorId}`)
  await call('getDeliveryArea', 'GET', `/api/orders/v1/vendor/${vendorId}/delivery-area`)
  const past: OrdersAnswer = await call(
    'listOrders',
    'GET',
    `/api/orders/v1/vendor/${vendorId}/orders?${period}&count=20`,
  )
  for (const { order_id: id } of past.result.data.slice(0, 5)) {
    await call('getOrder', 'GET', `/api/orders/v1/order?vendorId=${vendorId}&orderId=${id}`)
    await call('listProofs', 'GET', `/api/orders/v1/order/${id}/proofs?vendor_id=${vendorId}`)
    await call('listMessages', 'GET', `/api/orders/v1/order/${id}/messages?vendor_id=${vendorId}`)
  }
  await call('summariseOrders', 'GET', `/api/orders/v1/vendor/${vendorId}/orders/summary?${period}`)
  await call('exportOrders', 'GET', `/api/orders/v1/vendor/${vendorId}/orders/export?${period}&format=csv`)
  await call('searchCustomers', 'GET', `/api/orders/v1/addressbook/search-customers/${vendorId}?query=a`)
  await call('readCash', 'GET', `/api/orders/v1/vendor/${vendorId}/cash?${period}`)
  await call('listOwners', 'GET', `/api/orders/v1/vendor/${vendorId}/owners`)
  await call('listBulkJobs', 'GET', `/api/orders/v1/bulk-job/all/${vendorId}`)

  const { latitude, longitude } = vendor.vendor_information.location
  const door = { latitude: latitude + 0.01, longitude: longitude + 0.01 }
  const quote: QuoteAnswer = await call('quoteFee', 'POST', '/api/hurrier/v1/delivery/fee', {
    vendor_id: vendorId,
    source: { latitude, longitude },
    destination: door,
    delivery_type: 'INSTANT',
  })
  const request = {
    vendor_id: vendorId,
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
  const created: CreatedAnswer = await call('createOrder', 'POST', '/api/orders/v1/order', request, key)
  const repeated: CreatedAnswer = await call(
    'createOrder again',
    'POST',
    '/api/orders/v1/order',
    request,
    key,
  )
  const id = created.result.order_id
  if (repeated.result.order_id !== id) throw new Error('the same order was placed twice')
  await call('getOrder of the new one', 'GET', `/api/orders/v1/order?vendorId=${vendorId}&orderId=${id}`)
  await call('shareOrder', 'POST', `/api/orders/v1/order/${id}/link`, { vendor_id: vendorId })
  await call('logout', 'POST', '/api/auth/v1/logout', {})
  return answers
}

interface LoginAnswer {
  readonly result: {
    readonly AuthenticationResult: { readonly AccessToken: string; readonly IdToken: string }
  }
}
interface VendorsAnswer {
  readonly result: {
    readonly vendors: readonly {
      readonly vendor_id: string
      readonly vendor_information: {
        readonly location: { readonly latitude: number; readonly longitude: number }
      }
    }[]
  }
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
