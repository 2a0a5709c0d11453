import type { OrderChange, OrderRecord } from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import { expect, it } from 'vitest'
import { draftOf } from '../draft/request-draft.ts'
import { contextOf } from './request-state.ts'
import { updateOrder } from './update-order.ts'

const point = { latitude: 1.3, longitude: 103.8 }
const order: OrderRecord = {
  order_id: 'o-1',
  vendor_id: 'v',
  created_at: 1,
  updated_at: 1,
  version: 3,
  preordered_for: null,
  status: 'WAITING_FOR_TRANSPORT',
  status_history: [],
  delivery_fee: 7,
  currency: 'SGD',
  outlet: { name: 'Shop', address: 'B', phone_number: '1', ...point },
  customer: { name: 'Mai', phone_number: '+6591234567', location: { address: 'A', notes: '', ...point } },
  order: { description: 'Cake', amount: 20, payment_method: 'PAID' },
  distance: 1200,
  promised: { lower: 1, upper: 2 },
  eta: { pickup: null, dropoff: null },
  rider: null,
  can: { cancel: true, edit: true },
  cancel_terms: null,
  decision: null,
  charges: [],
  milestones: [],
  delay: null,
}

type Answer = { ok: true; answer: unknown } | { ok: false; error: CallError }

const taken: Answer = { ok: true, answer: { result: { order_id: 'o-1' } } }
const changed = (theirs: OrderRecord): Answer => {
  const meta = { translation_key: 'order.edit.changed', order: theirs }
  const failure = { errors: [{ code: 'order.changed', message: '', meta }], request_id: 'r' }
  return { ok: false, error: { kind: 'refused', status: 409, failure } }
}

/** Saves two cakes instead of one. */
async function save(answers: readonly Answer[]) {
  const sends: OrderChange[] = []
  const client = {
    call: async (_call: unknown, input: unknown) => {
      sends.push((input as { readonly body: OrderChange }).body)
      return answers[Math.min(sends.length, answers.length) - 1]
    },
  } as Client
  const deps = { client, config: { country: 'SG' }, vendor: {}, unanswered: {} } as never
  const context = contextOf(
    { origin: { vendorId: 'v', point }, idempotencyKey: 'key', editing: order },
    { ...draftOf(order, 'SG'), description: 'Two cakes ' },
  )
  return { sent: await updateOrder(deps, context), sends }
}

const moved = (version: number): OrderRecord => ({ ...order, version, status: 'ASSIGNED_TO_TRANSPORT' })
const rewritten: OrderRecord = { ...order, version: 4, order: { ...order.order, description: 'A pie' } }

it('a step of the search for a rider is no change by another user', async () => {
  const { sent, sends } = await save([changed(moved(4)), changed(moved(6)), taken])
  expect(sent).toEqual({ ok: true, orderId: 'o-1' })
  expect(sends.map(({ version, item_details }) => [version, item_details])).toEqual([
    [3, 'Two cakes'],
    [4, 'Two cakes'],
    [6, 'Two cakes'],
  ])
})

it.each<[string, Partial<OrderRecord>]>([
  ['another description', rewritten],
  ['another door', { customer: { ...order.customer, location: { ...order.customer.location, notes: 'x' } } }],
  ['another time', { preordered_for: 5000 }],
])('it is shown as %s', async (_what, change) => {
  const theirs = { ...order, version: 4, ...change }
  const { sent, sends } = await save([changed(theirs)])
  expect(sent).toEqual({ ok: false, why: 'changed', theirs })
  expect(sends).toHaveLength(1)
})

it('an update whose answer was lost has succeeded where the order has its values', async () => {
  const mine = { ...order, version: 4, order: { ...order.order, description: 'Two cakes' } }
  expect((await save([changed(mine)])).sent).toEqual({ ok: true, orderId: 'o-1' })
})

it('an update is too late once a rider has accepted, whichever user changed the order', async () => {
  const theirs = { ...rewritten, can: { cancel: true, edit: false } }
  expect((await save([changed(theirs)])).sent).toEqual({ ok: false, why: 'too-late', theirs })
})

it('stops repeating the update after a limited number of tries', async () => {
  const { sent, sends } = await save([changed(moved(4))])
  expect(sent).toMatchObject({ why: 'changed' })
  expect(sends.length).toBeLessThan(20)
})
