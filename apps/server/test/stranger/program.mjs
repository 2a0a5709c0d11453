// A program written from the pages for developers alone. It prints a summary when it is done.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createBeckon } from '@beckon/sdk'
import { Webhook } from 'standardwebhooks'

const { BECKON_URL, BUSINESS, OWNER_EMAIL, OWNER_PASSWORD } = process.env

/** Pages keys and webhooks: calls that the client does not have. */
async function send(method, path, token, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(BECKON_URL + path, {
    headers,
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer
}

const credentials = { email_address: OWNER_EMAIL, password: OWNER_PASSWORD }
const { AccessToken, IdToken } = (await send('POST', '/api/auth/v1/login', '', credentials)).result
  .AuthenticationResult
const wanted = { name: 'Web shop', mode: 'test', scopes: ['read', 'orders', 'webhooks'] }
const made = await send('POST', `/api/orders/v1/vendor/${BUSINESS}/keys`, `${AccessToken}|${IdToken}`, {
  ...wanted,
  ...{ vendor_ids: null, networks: [], expires_at: null },
})
const key = made.result.secret

const events = []
let refused = 0
let wake = () => {}
let secret = ''
async function attend(request, response) {
  try {
    const event = new Webhook(secret).verify(await text(request), request.headers)
    events.push({
      id: request.headers['webhook-id'],
      type: event.type,
      order: event.data.order_id,
      reference: event.data.reference,
    })
    response.writeHead(204).end()
  } catch {
    refused += 1
    response.writeHead(400).end()
  }
  wake()
}
const receiver = createServer((request, response) => void attend(request, response))
await new Promise((done) => receiver.listen(0, '127.0.0.1', done))
const url = `http://127.0.0.1:${receiver.address().port}/beckon`
const added = await send('POST', '/api/v1/webhook-endpoints', key, { url })
secret = added.secret

async function received(type, times = 1) {
  for (;;) {
    const found = events.filter((event) => event.type === type)
    if (found.length >= times) return found
    await new Promise((done) => {
      wake = done
    })
  }
}

const forged = {
  'webhook-id': 'evt_forged',
  'webhook-timestamp': '1764073800',
  'webhook-signature': 'v1,AAAA',
}
await fetch(url, { method: 'POST', headers: forged, body: '{"type":"order.created","data":{}}' })

const beckon = createBeckon({ key, baseUrl: BECKON_URL })
const { data: points } = await beckon.collectionPoints.list()
const point = points[0].id
const dropoff = { latitude: 1.2868, longitude: 103.8545 }
const quote = await beckon.quotes.create({ collection_point: point, dropoff, payment: 'paid' })
const order = await beckon.orders.create(
  {
    quote: quote.id,
    collection_point: point,
    customer: { name: 'Mei NoRider', phone: '+6591234567' },
    dropoff: { ...dropoff, address: '1 Fullerton Square', unit: '#01-02' },
    goods: { description: 'Cake', value: { amount: 2550, currency: 'SGD' }, payment: 'paid' },
    reference: '1042',
  },
  { idempotencyKey: 'web-shop-1042' },
)
const [created] = await received('order.created')
const { data: found } = await beckon.orders.list({ reference: '1042' })
const cancelled = await beckon.orders.cancel(order.id, 'mistake')
await received('order.cancelled')

const endpoint = added.endpoint.endpoint_id
await send('POST', `/api/v1/webhook-endpoints/${endpoint}/deliveries/${created.id}/resend`, key)
const again = await received('order.created', 2)

receiver.closeAllConnections()
receiver.close()
const summary = {
  order: order.id,
  status: cancelled.status,
  refused,
  created: again,
  found: found.map(({ id }) => id),
}
process.stdout.write(JSON.stringify(summary))
