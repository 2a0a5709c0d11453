import { type Call, orderCalls, vendorCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser, type SignedIn, signIn } from '../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { refuse } from '../refusal.ts'
import type { Context } from './context.ts'
import { createHttp } from './create-http.ts'
import { serve } from './serve.ts'

let server: TestServer
let app: FastifyInstance
const metrics = createMetrics()
let anna: SignedIn
const seen: Context<Call>[] = []

/** Handlers of a test's own behind real calls. */
beforeAll(async () => {
  server = await startTestServer()
  await createUser(server, 'SG', 'anna@shop.test')
  anna = await signIn(server, 'SG', 'anna@shop.test')
  app = await createHttp({ ...server.platform, metrics })
  serve(app, vendorCalls.getCountryParameter, async (context) => {
    seen.push(context)
    return { result: context.params.name }
  })
  serve(app, orderCalls.createOrder, async ({ idempotencyKey, caller }) => ({
    result: { order_id: `${caller.email}-${idempotencyKey}` },
  }))
  serve(app, orderCalls.listOrders, async ({ query }) =>
    query.finished
      ? refuse('order.not-found', { retry_after: 1.2 })
      : Promise.reject(new Error('a bug: s3cret')),
  )
  // The answer violates the contract: a bug that must not be sent.
  serve(app, vendorCalls.listVendors, async () => ({ result: {} }) as never)
})
afterAll(async () => {
  await app.close()
  metrics.stop()
  await server.stop()
})

const order = {
  vendor_id: 'v1',
  customer: {
    name: 'Li',
    phone_number: '+6591234567',
    location: { latitude: 1.3, longitude: 103.8, address: '1 Road', notes: '' },
  },
  order: { payment_method: 'PAID', amount: 1, description: '', cold_bag_needed: false },
  vat_number: null,
  preordered_for: null,
  age_validation_required: false,
  login_pickup_estimation: null,
  delivery_fee: 7,
  signature: 's',
}
const create = (headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/api/orders/v1/order', headers, payload: order })

describe('serve', () => {
  it('lets no cache keep what is for one caller, a refusal included', async () => {
    for (const headers of [{ ...anna.headers, 'idempotency-key': 'key-of-cache' }, {}])
      expect((await create(headers)).headers['cache-control']).toBe('no-store')
    const open = await app.inject({ url: '/api/orders/v1/country-parameters/currency' })
    expect(open.headers['cache-control']).toBeUndefined()
  })

  it('gives the handler parsed parts, the country and a language', async () => {
    const answer = await app.inject({
      url: '/api/orders/v1/get-country-parameter/serviceHours',
      headers: { host: 'hu.localhost', 'accept-language': 'hu' },
    })
    expect(answer.json()).toEqual({ result: 'serviceHours' })
    expect(seen[0]).toMatchObject({
      country: 'HU',
      language: 'hu',
      caller: { kind: 'anonymous' },
      body: undefined,
    })
    expect(seen[0]?.deployment.country).toBe('HU')
  })

  it('asks who calls, before anything else', async () => {
    const answer = await create({ 'idempotency-key': 'key-12345' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().errors[0].code).toBe('auth.required')
  })

  it.each([undefined, 'short', 'with space in it', 'x'.repeat(201)])(
    'insists on a sane key for what costs money: %s',
    async (key) => {
      const answer = await create({ ...anna.headers, ...(key ? { 'idempotency-key': key } : {}) })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0].code).toBe('idempotency.missing')
    },
  )

  it('passes the key and the caller on', async () => {
    const answer = await create({ ...anna.headers, 'idempotency-key': 'key-12345' })
    expect(answer.json()).toEqual({ result: { order_id: 'anna@shop.test-key-12345' } })
  })

  it('sends a refusal with its status and its wait', async () => {
    const url = '/api/orders/v1/vendor/v1/orders?finished=true'
    const answer = await app.inject({ url, headers: anna.headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json().errors[0]).toMatchObject({
      code: 'order.not-found',
      meta: { translation_key: 'error.order-not-found' },
    })
  })

  it('does not reveal a bug to the client', async () => {
    const answer = await app.inject({ url: '/api/orders/v1/vendor/v1/orders', headers: anna.headers })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().errors[0].code).toBe('server.unexpected')
    expect(answer.body).not.toContain('s3cret')
  })

  it('sends no answer that is not of the contract', async () => {
    const answer = await app.inject({ url: '/api/orders/v1/vendors', headers: anna.headers })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().errors[0].code).toBe('server.unexpected')
  })
})
