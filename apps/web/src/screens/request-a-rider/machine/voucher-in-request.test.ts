import type { Discount, Quote } from '@beckon/contract'
import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { orderOf } from '../draft/order-of-draft.ts'
import { emptyDraft, type RequestDraft } from '../draft/request-draft.ts'
import { requestActors } from './request-actors.ts'
import {
  agreedFee,
  type HoursResult,
  payable,
  type PricedQuote,
  type QuoteResult,
  type QuoteInput,
  type RequestContext,
  type SubmitResult,
} from './request-state.ts'
import { requestMachine } from './request.machine.ts'

const discountOf = (code: string, left: number): Discount => ({
  voucher: { code, amount: 3, type: 'AMOUNT' },
  delivery_fee: left,
  discount: 3,
  signature: `signed-${code}-${left}`,
})
const quote = (fee: number, discount: Discount | null = null): PricedQuote => ({
  fee,
  currency: 'SGD',
  signature: `signed-${fee}`,
  expires_at: 1000,
  components: [],
  distance: 1200,
  estimated: false,
  pickup_eta: { lower: 1, upper: 2 },
  dropoff_eta: { lower: 3, upper: 4 },
  discount,
  voucherProblem: null,
})
const point = { latitude: 1.3, longitude: 103.8 }
const draft: RequestDraft = {
  ...emptyDraft,
  destination: { address: 'A', point, precision: 'building', invented: false, pinChecked: true },
}

/** A request whose fee is known, with what the service will answer from then on. */
async function quoted(script: {
  readonly reach: readonly QuoteResult[]
  readonly sent?: readonly SubmitResult[]
}) {
  const reach = [...script.reach]
  const sent = [...(script.sent ?? [])]
  const sends: RequestContext[] = []
  const machine = requestMachine.provide({
    actors: {
      checkHours: fromPromise<HoursResult, QuoteInput>(async () => ({ state: 'open' })),
      quoteDelivery: fromPromise<QuoteResult, QuoteInput>(
        async () => reach.shift() ?? { ok: false, problem: null },
      ),
      submit: fromPromise<SubmitResult, RequestContext>(async ({ input }) => {
        sends.push(input)
        return sent.shift() ?? { ok: true, orderId: 'o-1' }
      }),
    },
  })
  const origin = { vendorId: 'v', point }
  const actor = createActor(machine, { input: { origin, draft, idempotencyKey: 'key' } })
  actor.start()
  const at = (state: 'details' | 'payment' | 'pushed' | 'feeChanged') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  await at('details')
  return { actor, at, sends, context: () => actor.getSnapshot().context }
}

it('lowers the shown fee, and is replaced by another voucher', async () => {
  const { actor, context } = await quoted({ reach: [{ ok: true, quote: quote(8) }] })
  actor.send({ type: 'VOUCHER', of: 'signed-8', discount: discountOf('ONE', 5) })
  expect([context().draft.voucher, agreedFee(context())]).toEqual(['ONE', 5])
  actor.send({ type: 'VOUCHER', of: 'signed-8', discount: discountOf('TWO', 4) })
  expect([context().draft.voucher, agreedFee(context())]).toEqual(['TWO', 4])
  actor.send({ type: 'VOUCHER', of: 'signed-8', discount: null })
  expect([context().draft.voucher, agreedFee(context())]).toEqual(['', 8])
})

it('requests the fee again when it has changed meanwhile', async () => {
  const second = quote(9, discountOf('ONE', 6))
  const { actor, at, context } = await quoted({
    reach: [
      { ok: true, quote: quote(8) },
      { ok: true, quote: second },
    ],
  })
  actor.send({ type: 'VOUCHER', of: 'signed-7', discount: discountOf('ONE', 4) })
  await at('details')
  expect(context().quote).toBe(second)
})

it('asks for a confirmation of the full fee when the voucher is no longer available', async () => {
  const applied = quote(8, discountOf('ONE', 5))
  const { actor, at, sends } = await quoted({
    reach: [
      { ok: true, quote: applied },
      { ok: true, quote: quote(8) },
    ],
    sent: [{ ok: false, why: 'signature-expired' }],
  })
  actor.send({ type: 'NEXT', problem: null })
  await at('payment')
  actor.send({ type: 'SUBMIT', problem: null, isHigh: false })
  await at('feeChanged')
  expect(sends.map((one) => one.quote?.signature)).toEqual(['signed-8'])
})

it('shows the full fee when another order took the last use', async () => {
  const { actor, at, context } = await quoted({
    reach: [
      { ok: true, quote: quote(8, discountOf('ONE', 5)) },
      { ok: true, quote: quote(8) },
    ],
    sent: [{ ok: false, why: 'voucher-gone' }],
  })
  actor.send({ type: 'NEXT', problem: null })
  await at('payment')
  actor.send({ type: 'SUBMIT', problem: null, isHigh: false })
  await waitFor(actor, (snapshot) => snapshot.matches('payment') && snapshot.context.quote?.discount === null)
  expect(agreedFee(context())).toBe(8)
})

it('submits the discounted fee with its signature', () => {
  const deps = { config: { country: 'SG' } as never, vendor: { vendor_id: 'v' } as never }
  const order = orderOf(deps, { ...draft, phone: '91234567' }, quote(8, discountOf('ONE', 5)))
  expect(order).toMatchObject({
    delivery_fee: 8,
    signature: 'signed-8',
    voucher: { code: 'ONE', amount: 3, type: 'AMOUNT' },
    discounted_delivery_fee: 5,
    discounted_signature: 'signed-ONE-5',
  })
})

it.each([
  ['voucher.unavailable', { key: 'voucher.gone', values: { code: 'ONE' } }],
  ['request.too-many', { key: 'error.too-many-requests' }],
] as const)('applies to every new fee; after %s the full fee is valid', async (code, problem) => {
  const whole: Quote = quote(8)
  const answers = async (call: { readonly name: string }) => {
    if (call.name === 'validateArea') return { ok: true, answer: { result: 'DELIVERABLE', reason: null } }
    if (call.name === 'quoteFee') return { ok: true, answer: whole }
    const key = code === 'request.too-many' ? 'error.too-many-requests' : 'voucher.error.validation.message'
    const violation = { code, message: '', meta: { translation_key: key } }
    return {
      ok: false,
      error: { kind: 'refused', status: 422, failure: { errors: [violation], request_id: '' } },
    }
  }
  const actors = requestActors({
    client: { call: answers } as never,
    config: {} as never,
    vendor: {} as never,
    queries: {} as never,
    unanswered: { read: () => null, write: () => undefined },
    isOn: () => false,
  })
  const input = { origin: { vendorId: 'v', point }, draft: { ...draft, voucher: 'ONE' }, editing: null }
  const requested = createActor(actors.quoteDelivery, { input })
  requested.start()
  const { output } = await waitFor(requested, ({ status }) => status === 'done')
  expect(output).toMatchObject({ ok: true, quote: { fee: 8, discount: null, voucherProblem: problem } })
  if (output?.ok && output.quote) expect(payable(output.quote)).toBe(8)
})
