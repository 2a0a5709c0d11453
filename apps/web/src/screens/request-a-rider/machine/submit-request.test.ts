import type { OrderRequest, WireVendor } from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyDraft } from '../draft/request-draft.ts'
import { contextOf } from './request-state.ts'
import { createOrder, type UnansweredRequests } from './submit-request.ts'

type Answer = { ok: true; answer: unknown } | { ok: false; error: CallError }

const lost: Answer = { ok: false, error: { kind: 'offline' } }
const taken: Answer = { ok: true, answer: { result: { order_id: 'o-1' } } }
const refused = (code: string, meta = {}): Answer => ({
  ok: false,
  error: {
    kind: 'refused',
    status: 409,
    failure: { errors: [{ code, meta: { translation_key: code, ...meta } }] },
  } as CallError,
})

function world(answers: Answer[]) {
  const sends: { body: OrderRequest; key: string }[] = []
  const client = {
    call: async (_call: unknown, input: unknown, options: { readonly idempotencyKey?: string } = {}) => {
      const { body } = input as { readonly body: OrderRequest }
      sends.push({ body, key: options.idempotencyKey ?? '' })
      return answers[sends.length - 1]
    },
  } as Client
  const kept = new Map<string, OrderRequest | null>()
  const unanswered: UnansweredRequests = {
    read: (key) => kept.get(key) ?? null,
    write: (key, sent) => void kept.set(key, sent),
  }
  const vendor = { vendor_id: 'v', estimation_pick_up_time: 10 } as WireVendor
  const config = { country: 'SG', timezone: 'Asia/Singapore' } as never
  const send = (signature: string, name = 'Mai') =>
    createOrder(
      { client, config, vendor, unanswered },
      {
        ...contextOf({ origin: { vendorId: 'v', point: null }, idempotencyKey: 'key' }, emptyDraft),
        draft: { ...emptyDraft, name, phone: '91234567', paymentMethod: 'PAID' },
        quote: { fee: 6, signature } as never,
      },
    )
  return { sends, send, kept }
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 }))
afterEach(() => vi.useRealTimers())

it('a request without an answer is sent again unchanged, although the fee was signed again', async () => {
  const { sends, send } = world([lost, taken])
  expect(await send('first')).toMatchObject({
    why: 'refused',
    problem: { key: 'request.error.offline-create' },
  })
  expect(await send('second')).toEqual({ ok: true, orderId: 'o-1' })
  expect(sends[1]).toEqual(sends[0])
})

it('sends the current values under the same key when the draft has changed meanwhile', async () => {
  const { sends, send } = world([lost, refused('idempotency.conflict')])
  await send('first')
  await send('second', 'Lim')
  expect(sends.map(({ body, key }) => [body.customer.name, body.signature, key])).toEqual([
    ['Mai', 'first', 'key'],
    ['Lim', 'second', 'key'],
  ])
})

it('does not store a refused request', async () => {
  const { sends, send, kept } = world([refused('SignatureExpired'), taken])
  expect(await send('first')).toEqual({ ok: false, why: 'signature-expired' })
  expect(kept.get('key')).toBeNull()
  await send('second')
  expect(sends[1]?.body.signature).toBe('second')
})

it('waits for the same request that still runs in another tab', async () => {
  const { sends, send } = world([refused('idempotency.running'), refused('idempotency.running'), taken])
  expect(await send('first')).toEqual({ ok: true, orderId: 'o-1' })
  expect(sends).toHaveLength(3)
})

it('the opening hours are shown where the service has closed meanwhile', async () => {
  const { send } = world([refused('delivery.service-closed', { service_hours: '0900:1800' })])
  expect(await send('first')).toMatchObject({ problem: { values: { from: '0900', to: '1800' } } })
})

it('the end of a pause is shown where it began after the quote had expired', async () => {
  const { send } = world([refused('delivery.paused', { translation_key: 'pressure.paused', until: 900 })])
  expect(await send('first')).toMatchObject({ problem: { key: 'pressure.paused', values: { until: 900 } } })
})

it.each<[CallError, string]>([
  [{ kind: 'broken', status: 502 }, 'request.error.could-not-create'],
  [
    {
      kind: 'refused',
      status: 500,
      failure: {
        request_id: 'x',
        errors: [{ code: 'server.unexpected', message: '', meta: { translation_key: 'error.unexpected' } }],
      },
    },
    'request.error.could-not-create',
  ],
])('a failure without a reason is shown as an order that could not be created: %o', async (error, key) => {
  const { send } = world([{ ok: false, error }])
  expect(await send('first')).toMatchObject({ why: 'refused', problem: { key } })
})
