import type { OrderRecord, SavedAddress } from '@beckon/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { draftOf, emptyDraft, type RequestDraft } from '../draft/request-draft.ts'
import type {
  HoursResult,
  PricedQuote,
  QuoteResult,
  QuoteInput,
  RequestContext,
  SubmitResult,
} from './request-state.ts'
import { requestMachine } from './request.machine.ts'

const quote = (fee: number): PricedQuote => ({
  discount: null,
  voucherProblem: null,
  fee,
  currency: 'SGD',
  signature: `signed-${fee}`,
  expires_at: 1000,
  components: [],
  distance: 1200,
  estimated: false,
  pickup_eta: { lower: 1, upper: 2 },
  dropoff_eta: { lower: 3, upper: 4 },
})
const point = { latitude: 1.3, longitude: 103.8 }
const destination = { address: 'A', point, precision: 'building', invented: false, pinChecked: true } as const
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

interface Script {
  readonly hours?: HoursResult
  readonly reach?: QuoteResult[]
  readonly sent?: SubmitResult[]
  readonly draft?: Partial<RequestDraft>
  readonly editing?: OrderRecord
  readonly isCopy?: boolean
}

/** Answers in their order; the last one stays. */
const inTurn = <T>(answers: readonly [T, ...T[]] | T[], fallback: T) => {
  let count = -1
  return () => {
    count += 1
    return answers[Math.min(count, answers.length - 1)] ?? fallback
  }
}

function begin({
  hours = { state: 'open' },
  reach = [],
  sent = [],
  draft = {},
  editing,
  isCopy = false,
}: Script = {}) {
  const reached: QuoteInput[] = []
  const sends: RequestContext[] = []
  const nextReach = inTurn(reach, { ok: true, quote: quote(6) } as QuoteResult)
  const nextSent = inTurn(sent, { ok: true, orderId: 'o-1' } as SubmitResult)
  const machine = requestMachine.provide({
    actors: {
      checkHours: fromPromise<HoursResult, QuoteInput>(async () => hours),
      quoteDelivery: fromPromise<QuoteResult, QuoteInput>(async ({ input }) => {
        reached.push(input)
        return nextReach()
      }),
      submit: fromPromise<SubmitResult, RequestContext>(async ({ input }) => {
        sends.push(input)
        return nextSent()
      }),
    },
  })
  const actor = createActor(machine, {
    input: {
      origin: { vendorId: 'v', point },
      draft: editing
        ? draftOf(editing, 'SG')
        : { ...emptyDraft, destination, paymentMethod: 'PAID', ...draft },
      idempotencyKey: 'key-1',
      editing: editing ?? null,
      isCopy,
    },
  })
  actor.start()
  const at = (step: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toEqual(step), { timeout: 60_000 })
  return { actor, at, reached, sends, context: () => actor.getSnapshot().context }
}

async function paying(script: Script = {}) {
  const flow = begin(script)
  await flow.at('details')
  flow.actor.send({ type: 'NEXT', problem: null })
  return flow
}
const submit = { type: 'SUBMIT', problem: null, isHigh: false } as const

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

it('passes through all steps of a new request', async () => {
  const { actor, at, context } = await paying()
  actor.send(submit)
  await at('pushed')
  expect(context().orderId).toBe('o-1')
})

it('stops outside the service hours and continues with a later time', async () => {
  const { actor, at, context } = begin({
    hours: { state: 'closed', problem: { key: 'request.error.service-closed' } },
  })
  await at('closed')
  expect(context().problem?.key).toBe('request.error.service-closed')
  actor.send({ type: 'WHEN', preorderedFor: 5000 })
  expect(context().draft.preorderedFor).toBe(5000)
  expect(context().problem).toBeNull()
})

it('requires the pin of an imprecise address to be checked before the area check', async () => {
  const vague = { ...destination, precision: 'street', pinChecked: false } as const
  const { actor, at, reached, context } = begin({
    draft: { destination: vague },
    reach: [
      { ok: false, problem: null },
      { ok: false, problem: { key: 'request.error.outside-area' } },
    ],
  })
  await at('destination')
  expect(context().problem).toBeNull()
  actor.send({ type: 'PIN_CHECKED' })
  expect(actor.getSnapshot().value).toBe('checkingDelivery')
  await at('destination')
  expect(context().problem?.key).toBe('request.error.outside-area')
  expect(reached.map(({ draft }) => draft.destination?.pinChecked)).toEqual([false, true])
})

it('a checked pin is accepted also during the check of the route', async () => {
  const vague = { ...destination, precision: 'street', pinChecked: false } as const
  const { actor, at, reached } = begin()
  await at('details')
  actor.send({ type: 'DESTINATION', destination: vague })
  expect(actor.getSnapshot().value).toBe('checkingDelivery')
  actor.send({ type: 'PIN_CHECKED' })
  await at('details')
  expect(reached.at(-1)?.draft.destination?.pinChecked).toBe(true)
})

it('offers a later time when the service has closed meanwhile', async () => {
  const problem = { key: 'request.error.service-closed', values: { from: '0900', to: '1800', now: '1900' } }
  const { actor, at, context } = begin({
    reach: [
      { ok: false, problem },
      { ok: true, quote: quote(6) },
    ],
  })
  await at('closed')
  expect(context().problem).toEqual(problem)
  actor.send({ type: 'WHEN', preorderedFor: 5000 })
  await at('details')
})

it('requests the fee and the times again after a change of the collection time', async () => {
  const { actor, at, reached } = begin()
  await at('details')
  actor.send({ type: 'WHEN', preorderedFor: 5000 })
  await at('details')
  actor.send({ type: 'WHEN', preorderedFor: 6000 })
  await at('details')
  expect(reached.map(({ draft }) => draft.preorderedFor)).toEqual([null, 5000, 6000])
})

it('requests the fee again after a change to cash on delivery', async () => {
  const { actor, at, reached, context } = await paying({
    reach: [
      { ok: true, quote: quote(6) },
      { ok: true, quote: quote(9) },
    ],
  })
  actor.send({ type: 'EDIT', change: { paymentMethod: 'CASH_ON_DELIVERY' } })
  await at('payment')
  expect(context().quote?.fee).toBe(9)
  actor.send({ type: 'EDIT', change: { paymentMethod: 'PAYMENT_ON_DELIVERY' } })
  expect(reached).toHaveLength(2)
})

it('sends automatically after a second when the refreshed fee is the same', async () => {
  const { actor, at, sends } = await paying({
    sent: [
      { ok: false, why: 'signature-expired' },
      { ok: true, orderId: 'o-2' },
    ],
  })
  actor.send(submit)
  await at('pushed')
  expect(sends).toHaveLength(2)
  expect(new Set(sends.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

it('waits for a confirmation when the refreshed fee has changed', async () => {
  const { actor, at, sends, context } = await paying({
    reach: [
      { ok: true, quote: quote(6) },
      { ok: true, quote: quote(8) },
    ],
    sent: [
      { ok: false, why: 'signature-expired' },
      { ok: true, orderId: 'o-2' },
    ],
  })
  actor.send(submit)
  await at('feeChanged')
  expect([context().quote?.fee, context().newQuote?.fee, sends.length]).toEqual([6, 8, 1])
  actor.send({ type: 'CONFIRM_FEE' })
  await at('pushed')
  expect(sends[1]?.quote?.fee).toBe(8)
})

it('requires one confirmation of each high value', async () => {
  const { actor, at } = await paying({
    draft: { amount: '5000' },
    sent: [{ ok: false, why: 'refused', problem: { key: 'error.offline' } }],
  })
  const high = { ...submit, isHigh: true }
  actor.send(high)
  await at('confirmingValue')
  actor.send({ type: 'BACK' })
  actor.send(high)
  actor.send({ type: 'CONFIRM_VALUE' })
  await at('payment')
  actor.send(high)
  await at('payment')
  actor.send({ type: 'EDIT', change: { amount: '50000' } })
  actor.send(high)
  await at('confirmingValue')
})

it('keeps the draft and its key when the service is unreachable', async () => {
  const { actor, at, context } = await paying({
    draft: { name: 'Mai' },
    sent: [{ ok: false, why: 'refused', problem: { key: 'request.error.offline-create' } }],
  })
  actor.send(submit)
  await at('payment')
  expect([context().draft.name, context().idempotencyKey]).toEqual(['Mai', 'key-1'])
})

it('ignores the fee of the earlier address after a message was pasted', async () => {
  const { actor, at } = begin()
  await at('details')
  actor.send({ type: 'DESTINATION', destination: { ...destination, address: 'B' } })
  expect(actor.getSnapshot().value).toBe('checkingDelivery')
  actor.send({ type: 'CHANGE_DESTINATION' })
  actor.send({ type: 'EDIT', change: { destination: null } })
  await vi.advanceTimersByTimeAsync(100)
  expect(actor.getSnapshot().value).toBe('destination')
})

it('uses a new key after going back from a request that another order has under its key', async () => {
  const { actor, at, sends } = await paying({
    sent: [
      { ok: false, why: 'refused', problem: { key: 'error.idempotency-conflict' } },
      { ok: false, why: 'refused', problem: { key: 'error.idempotency-conflict' } },
      { ok: true, orderId: 'o-2' },
    ],
  })
  actor.send(submit)
  await at('payment')
  // Pressed twice in a hurry it is no second order.
  actor.send(submit)
  await at('payment')
  actor.send({ type: 'BACK' })
  actor.send({ type: 'NEXT', problem: null })
  actor.send(submit)
  await at('pushed')
  const keys = sends.map(({ idempotencyKey }) => idempotencyKey)
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})

it('restarts with another key and the chosen payment method', async () => {
  const { actor, at, context } = await paying({ draft: { name: 'Mai' } })
  actor.send({ type: 'RESTART', idempotencyKey: 'key-2' })
  await at('destination')
  expect(context().draft).toEqual({ ...emptyDraft, paymentMethod: 'PAID' })
  expect(context().idempotencyKey).toBe('key-2')
})

const theirs = { ...order, version: 4, order: { ...order.order, description: 'Two cakes' } }
const changed: SubmitResult = { ok: false, why: 'changed', theirs }
const kept: QuoteResult = { ok: true, quote: null }

it('edits an order without checking the service hours', async () => {
  const closed: HoursResult = { state: 'closed', problem: { key: 'request.error.service-closed' } }
  const { at } = await paying({ editing: order, reach: [kept], hours: closed })
  await at('payment')
})

it('overwrites another user’s change after showing it', async () => {
  const { actor, at, sends } = await paying({
    editing: order,
    reach: [kept],
    sent: [changed, { ok: true, orderId: 'o-1' }],
  })
  actor.send(submit)
  await at('conflict')
  actor.send({ type: 'KEEP_MINE' })
  await at('payment')
  actor.send(submit)
  await at('pushed')
  expect(sends[1]?.editing?.version).toBe(4)
  expect(sends[1]?.draft.description).toBe('Cake')
})

it('continues with another user’s change', async () => {
  const { actor, at, context } = await paying({ editing: order, reach: [kept], sent: [changed] })
  actor.send(submit)
  await at('conflict')
  actor.send({ type: 'TAKE_THEIRS', draft: draftOf(theirs, 'SG') })
  await at('details')
  expect([context().editing?.version, context().draft.description]).toEqual([4, 'Two cakes'])
})

it('compares a new fee with the fee of the edited order', async () => {
  const { actor, at } = await paying({
    editing: order,
    reach: [
      { ok: true, quote: quote(7) },
      { ok: true, quote: quote(8) },
    ],
    sent: [{ ok: false, why: 'signature-expired' }],
  })
  actor.send(submit)
  await at('feeChanged')
})

it('ends the edit when a rider has accepted meanwhile', async () => {
  const { actor, at, context } = await paying({
    editing: order,
    reach: [kept],
    sent: [{ ok: false, why: 'too-late', theirs: order }],
  })
  actor.send(submit)
  await at('tooLate')
  expect(context().theirs).toBe(order)
})

describe('an earlier order asked for again', () => {
  it('the last step is reached automatically once, and leads back like any other', async () => {
    const { actor, at, reached, context } = begin({ isCopy: true })
    await at('express')
    expect(reached).toHaveLength(1)
    actor.send({ type: 'NEXT', problem: null })
    expect(actor.getSnapshot().value).toBe('payment')
    expect(context().draft).toBe(context().copied)
    actor.send({ type: 'BACK' })
    expect(actor.getSnapshot().value).toBe('details')
    actor.send({ type: 'EDIT', change: { notes: 'x' } })
    expect(context().draft).not.toBe(context().copied)
  })

  it('the flow stops at a missing field, and shows it', async () => {
    const { actor, at, context } = begin({ isCopy: true })
    await at('express')
    const problem = { key: 'request.fault.unit-missing', fields: { unit: 'request.fault.unit-missing' } }
    actor.send({ type: 'NEXT', problem })
    expect(actor.getSnapshot().value).toBe('details')
    expect(context().problem).toEqual(problem)
  })

  it('stops at an undeliverable address and continues manually', async () => {
    const { actor, at, context } = begin({
      isCopy: true,
      reach: [
        { ok: false, problem: { key: 'request.error.outside-area' } },
        { ok: true, quote: quote(6) },
      ],
    })
    await at('destination')
    expect(context().problem?.key).toBe('request.error.outside-area')
    actor.send({ type: 'RETRY' })
    await at('details')
  })

  it('waits outside the service hours', async () => {
    const problem = { key: 'request.error.service-closed' }
    const { actor, at } = begin({ isCopy: true, hours: { state: 'closed', problem } })
    await at('closed')
    actor.send({ type: 'WHEN', preorderedFor: 5000 })
    expect(actor.getSnapshot().value).toBe('checkingHours')
  })
})

describe('a known customer', () => {
  const saved = { id: 's', address_text: 'B', unit: '', building: '' } as SavedAddress
  const change = { destination: { ...destination, address: 'B' }, name: 'Mai', saved }

  it('fills all fields at any step before the last', async () => {
    const { actor, at, reached, context } = begin({ draft: { destination: null } })
    actor.send({ type: 'FILL', change })
    await at('details')
    expect(context().draft).toMatchObject(change)
    actor.send({ type: 'FILL', change: { ...change, name: 'Ann' } })
    await at('details')
    expect(context().draft.name).toBe('Ann')
    expect(reached).toHaveLength(2)
  })

  it('remains chosen while the address is theirs', async () => {
    const { actor, at, context } = begin()
    await at('details')
    actor.send({ type: 'FILL', change })
    actor.send({
      type: 'DESTINATION',
      destination: { ...change.destination, point: { ...point, latitude: 1.31 } },
    })
    await at('details')
    expect(context().draft.saved).toBe(saved)
    actor.send({ type: 'DESTINATION', destination })
    expect(context().draft.saved).toBeNull()
  })
})
