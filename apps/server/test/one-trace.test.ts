import { randomUUID } from 'node:crypto'
import { livePath } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { askForRider } from './ask-for-rider.ts'
import { eventually } from './eventually.ts'
import type { SignedIn } from './seed/sign-in.ts'
import { startTraceCollector } from './monitoring/trace-collector.ts'
import type { Receiver } from './worlds/webhook-receiver.ts'
import { ofType, startWebhookWorld, type WebhookWorld } from './worlds/webhook-world.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const callerSpan = '00f067aa0ba902b7'
const requestId = 'order-of-the-test'

/** Requests a rider as a program that traces itself. */
const ask = ({ server }: WebhookWorld, user: SignedIn) =>
  askForRider(
    server,
    {
      ...user,
      headers: Object.assign(user.headers, {
        traceparent: `00-${traceId}-${callerSpan}-01`,
        'x-request-id': requestId,
      }),
    },
    { vendorId: 'east' },
  )

describe('an order while tracing is on', () => {
  let world: WebhookWorld
  let collector: Awaited<ReturnType<typeof startTraceCollector>>
  let receiver: Receiver
  const messages: Record<string, unknown>[] = []
  const inTrace = (name: string) =>
    collector.spans.filter((span) => span.traceId === traceId && span.name === name)

  beforeAll(async () => {
    collector = await startTraceCollector()
    world = await startWebhookWorld({
      env: {
        ROLES: 'api,worker,live',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
      },
    })
    receiver = await world.receiver()
    await world.endpoint(receiver.url, { events: ['order.created'], full: true })
    const owner = await world.owner()
    const parameter = Buffer.from(owner.headers.authorization).toString('base64')
    const socket = new WebSocket(
      `${world.server.url.replace('http', 'ws')}${livePath}?Authorization=${encodeURIComponent(parameter)}`,
    )
    socket.on('message', (raw) => messages.push(JSON.parse(String(raw))))
    await new Promise((done) => socket.once('open', done))
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: 'east' } }))
    await eventually(() => expect(messages).toContainEqual(expect.objectContaining({ type: 'subscribe_ok' })))
    expect((await ask(world, owner)).statusCode).toBe(200)
    await eventually(() => {
      expect(inTrace('webhook attempt')).toHaveLength(1)
      expect(inTrace('live order_update').length).toBeGreaterThan(0)
    })
    socket.terminate()
  })
  afterAll(async () => {
    await world.stop()
    await collector.stop()
  })

  it('is one trace from the request to the outbox, the jobs, the webhook and the socket', () => {
    const spans = collector.spans.filter((span) => span.traceId === traceId)
    const ids = new Set([callerSpan, ...spans.map(({ spanId }) => spanId)])
    expect(spans.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''))).toEqual([])
    const [request] = inTrace('POST /api/orders/v1/order')
    expect(request).toMatchObject({ kind: 2, parentSpanId: callerSpan })
    expect(inTrace('outbox relay').some(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true)
    expect(inTrace('job dispatch-order')).toMatchObject([{ kind: 5, parentSpanId: request?.spanId }])
    expect(spans.filter(({ name }) => name === 'INSERT').length).toBeGreaterThan(0)
  })

  it('has the trace and the request in the webhook', () => {
    const [event] = ofType(receiver, 'order.created')
    const [attempt] = inTrace('webhook attempt')
    expect(event?.headers).toMatchObject({
      traceparent: `00-${traceId}-${attempt?.spanId}-01`,
      'x-request-id': requestId,
    })
  })

  it('has the trace and the request in the messages of sockets', () => {
    const updates = messages.filter(({ type }) => type === 'order_update')
    expect(updates[0]).toMatchObject({
      data: { request_id: requestId, traceparent: expect.stringContaining(traceId) },
    })
  })

  it('sends no personal data, no path and no token to the collector, which gets its headers', () => {
    const all = collector.bodies.join('\n')
    expect(all).toContain('db.query.text')
    for (const personal of ['Mei Lin', '91234567', 'owner@shop.test', 'Garden Road', 'Bearer']) {
      expect(all).not.toContain(personal)
    }
    expect(new Set(collector.headers)).toEqual(new Set(['Bearer of-the-collector']))
  })
})

describe('an order while tracing is off', () => {
  it('hands the trace of its caller and the request id on, and makes no spans', async () => {
    const world = await startWebhookWorld()
    const receiver = await world.receiver()
    await world.endpoint(receiver.url, { events: ['order.created'] })
    expect((await ask(world, await world.owner())).statusCode).toBe(200)
    await eventually(() => expect(ofType(receiver, 'order.created')).toHaveLength(1))
    expect(world.server.platform.tracer).toBeUndefined()
    expect(ofType(receiver, 'order.created')[0]?.headers).toMatchObject({
      traceparent: `00-${traceId}-${callerSpan}-01`,
      'x-request-id': requestId,
    })
    await world.stop()
  })

  it('has a request id of its own where the caller sends none', async () => {
    const world = await startWebhookWorld()
    const receiver = await world.receiver()
    await world.endpoint(receiver.url, { events: ['order.created'] })
    const answer = await askForRider(world.server, await world.owner(), {
      vendorId: 'east',
      key: randomUUID(),
    })
    await eventually(() => expect(ofType(receiver, 'order.created')).toHaveLength(1))
    const { headers } = ofType(receiver, 'order.created')[0] ?? {}
    expect(headers?.['x-request-id']).toBe(answer.headers['x-request-id'])
    expect(headers?.['traceparent']).toBeUndefined()
    await world.stop()
  })
})
