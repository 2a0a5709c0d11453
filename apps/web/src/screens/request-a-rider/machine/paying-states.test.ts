import type { IntentStatus, OrderRequest, PaymentWallet } from '@beckon/contract'
import type { CardProvider } from '@beckon/domain/payment'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { paymentMachine } from '../../../features/payment/index.ts'
import { emptyDraft, ONLINE_PAYMENT } from '../draft/request-draft.ts'
import type {
  EarlierPayment,
  HoursResult,
  PricedQuote,
  QuoteResult,
  QuoteInput,
  RequestContext,
  SubmitResult,
} from './request-state.ts'
import { TAKEN_ALREADY } from './request-state.ts'
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
const intent: IntentStatus = {
  intent_id: 'i',
  order_id: 'o-1',
  vendor_id: 'v',
  state: 'OPEN',
  amount: 6,
  currency: 'SGD',
  expires_at: 1000,
  next_action: null,
  decline: null,
  told_by_email: false,
  attempts_left: 5,
  card: null,
}
const wallet: PaymentWallet = { wallet_id: 'w', access_token: 't', expires_in: 900 }
const point = { latitude: 1.3, longitude: 103.8 }
const destination = { address: 'A', point, precision: 'building', invented: false, pinChecked: true } as const
const draft = { ...emptyDraft, destination, name: 'Mai', paymentMethod: ONLINE_PAYMENT }

type Begun = 'open' | 'paid' | 'declined' | 'signature-expired' | 'voucher-gone' | 'lost' | 'taken'
interface Script {
  readonly begun: readonly Begun[]
  readonly fees?: readonly number[]
  readonly isResuming?: boolean
  /** The state of an earlier payment. */
  readonly first?: EarlierPayment
}

/** Scripted answers of the service in order; the last one repeats. */
function begin({ begun, fees = [6], isResuming = false, first = { state: 'over' } }: Script) {
  const [quotes, answers] = [[...fees], [...begun]]
  const next = <T>(list: T[]): T => (list.length > 1 ? list.splice(0, 1)[0] : list[0]) as T
  const keys: string[] = []
  const submitted: string[] = []
  const settled: string[] = []
  const pay = paymentMachine.provide({
    actors: {
      checkActivated: fromPromise(async () => true),
      loadMethods: fromPromise(async (): Promise<CardProvider | null> => 'generic_creditcard'),
      openWallet: fromPromise(async () => wallet),
      createIntent: fromPromise(async ({ input }) => {
        keys.push(input.idempotencyKey)
        const how = next(answers)
        if (how === 'lost' || how === 'taken') {
          const key = how === 'lost' ? 'error.payment.intent-creation' : TAKEN_ALREADY
          return { ok: false, why: 'refused', problem: { key } } as const
        }
        if (how === 'signature-expired' || how === 'voucher-gone') return { ok: false, why: how } as const
        if (how === 'declined') {
          const over = { ...intent, state: 'FAILED', decline: 'INSUFFICIENT_FUNDS' } as const
          return { ok: true, intent: over, methods: [] } as const
        }
        const state = how === 'paid' ? 'SUCCEEDED' : 'OPEN'
        return { ok: true, intent: { ...intent, state }, methods: [] } as const
      }),
      cancelIntent: fromPromise(async (): Promise<IntentStatus> => ({ ...intent, state: 'CANCELLED' })),
    },
  })
  const machine = requestMachine.provide({
    actors: {
      checkHours: fromPromise<HoursResult, QuoteInput>(async () => ({ state: 'open' })),
      quoteDelivery: fromPromise<QuoteResult, QuoteInput>(async () => ({
        ok: true,
        quote: quote(next(quotes)),
      })),
      prepareOrder: fromPromise<OrderRequest | null, RequestContext>(async () => ({}) as OrderRequest),
      submit: fromPromise<SubmitResult, RequestContext>(async ({ input }) => {
        submitted.push(input.idempotencyKey)
        return { ok: true, orderId: 'o-2' }
      }),
      pay,
      cancelEarlierPayment: fromPromise<EarlierPayment, RequestContext>(async ({ input }) => {
        settled.push(input.idempotencyKey)
        return first
      }),
    },
  })
  const origin = { vendorId: 'v', point }
  const actor = createActor(machine, { input: { origin, draft, idempotencyKey: 'k', isResuming } }).start()
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  const submit = async () => {
    await settle()
    actor.send({ type: 'NEXT', problem: null })
    actor.send({ type: 'SUBMIT', problem: null, isHigh: false })
    await settle()
  }
  return { actor, keys, submitted, settled, settle, submit, state: () => actor.getSnapshot() }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a request that is paid for online', () => {
  it('is placed once it is paid', async () => {
    const { state, submit } = begin({ begun: ['paid'] })
    await submit()
    expect(state().matches('pushed')).toBe(true)
    expect(state().context.orderId).toBe('o-1')
  })

  it('returns to the details with the complete draft and starts a new payment', async () => {
    const { actor, keys, state, submit, settle } = begin({ begun: ['open'] })
    await submit()
    expect(state().matches('paying')).toBe(true)
    state().children.pay?.send({ type: 'BACK' })
    await settle()
    expect(state().value).toBe('details')
    expect(state().context).toMatchObject({ draft, problem: null, orderToPay: null })
    actor.send({ type: 'NEXT', problem: null })
    actor.send({ type: 'SUBMIT', problem: null, isHigh: false })
    await settle()
    expect(new Set(keys).size).toBe(2)
  })

  it('a failed payment shows its reason and keeps the draft', async () => {
    const { state, submit } = begin({ begun: ['lost'] })
    await submit()
    expect(state().value).toBe('payment')
    expect(state().context).toMatchObject({ draft, problem: { key: 'error.payment.intent-creation' } })
  })

  it('uses the same key after a failed start, because it may have been paid', async () => {
    const { actor, keys, state, submit, settle } = begin({ begun: ['lost', 'paid'] })
    await submit()
    actor.send({ type: 'SUBMIT', problem: null, isHigh: false })
    await settle()
    expect(state().matches('pushed')).toBe(true)
    expect(keys).toEqual(['k', 'k'])
  })

  const atDoor = async (first: EarlierPayment) => {
    const one = begin({ begun: ['lost'], first })
    await one.submit()
    one.actor.send({ type: 'EDIT', change: { paymentMethod: 'PAYMENT_ON_DELIVERY' } })
    await one.settle()
    one.actor.send({ type: 'SUBMIT', problem: null, isHigh: false })
    await one.settle()
    expect(one.settled).toEqual(['k'])
    return one
  }

  it('is paid at the door under a new key once the first payment is over', async () => {
    const { state, submitted, settle } = await atDoor({ state: 'over' })
    await settle(1000)
    expect(state().matches('pushed')).toBe(true)
    expect(submitted).toEqual([expect.not.stringMatching(/^k$/)])
  })

  it('is not paid at the door when the first payment has succeeded and created the order', async () => {
    const { state, submitted, settle } = await atDoor({ state: 'paid', orderId: 'o-1' })
    await settle(1000)
    expect(state().matches('pushed')).toBe(true)
    expect(state().context.orderId).toBe('o-1')
    expect(submitted).toEqual([])
  })

  it('paying at the door is refused while the bank’s result is unknown, with an explanation', async () => {
    const { actor, state, submitted, settled, settle } = await atDoor({ state: 'unclear' })
    expect(state().value).toBe('payment')
    expect(state().context).toMatchObject({ idempotencyKey: 'k', problem: { key: 'pay.unclear' } })
    actor.send({ type: 'SUBMIT', problem: null, isHigh: false })
    await settle()
    expect(settled).toEqual(['k', 'k'])
    expect(submitted).toEqual([])
  })

  it('starts the payment of a changed request once the unclear first payment has ended', async () => {
    const { keys, state, settled, settle, submit } = begin({ begun: ['taken', 'paid'] })
    await submit()
    expect(settled).toEqual(['k'])
    await settle(1000)
    expect(state().context.orderId).toBe('o-1')
    expect(new Set(keys).size).toBe(2)
  })

  it('restarts the payment after a second when its signature has expired and the fee is the same', async () => {
    const { state, submit, settle } = begin({ begun: ['signature-expired', 'paid'] })
    await submit()
    expect(state().matches('recomputing')).toBe(true)
    await settle(1000)
    expect(state().matches('pushed')).toBe(true)
  })

  it('is not paid for when the fee has changed', async () => {
    const { keys, state, submit, settle } = begin({ begun: ['signature-expired', 'paid'], fees: [6, 7] })
    await submit()
    await settle(1000)
    expect(state().value).toBe('payment')
    expect(state().context).toMatchObject({ problem: { key: 'error.fee.changed' }, quote: { fee: 7 } })
    expect(keys).toHaveLength(1)
  })

  it('requests the fee again when its voucher is no longer available', async () => {
    const { state, submit } = begin({ begun: ['voucher-gone'] })
    await submit()
    expect(state().value).toBe('payment')
  })
})

describe('after a reload', () => {
  it('continues the payment under the same key', async () => {
    const { keys, state, settle } = begin({ begun: ['paid'], isResuming: true })
    await settle()
    expect(state().matches('pushed')).toBe(true)
    expect(keys).toEqual(['k'])
  })

  it('leads to the details with a fee when the payment is left', async () => {
    const { state, settle } = begin({ begun: ['open'], isResuming: true })
    await settle()
    expect(state().matches('paying')).toBe(true)
    state().children.pay?.send({ type: 'BACK' })
    await settle()
    expect(state().value).toBe('details')
    expect(state().context).toMatchObject({ draft, quote: { fee: 6 } })
  })

  it('keeps the key while the state is unknown, so that nothing is charged twice', async () => {
    const { actor, keys, state, settle } = begin({ begun: ['lost', 'paid'], isResuming: true })
    await settle()
    expect(state().value).toBe('details')
    expect(state().context).toMatchObject({ draft, paymentProblem: { key: 'error.payment.intent-creation' } })
    actor.send({ type: 'NEXT', problem: null })
    actor.send({ type: 'SUBMIT', problem: null, isHigh: false })
    await settle()
    expect(state().context.orderId).toBe('o-1')
    expect(keys).toEqual(['k', 'k'])
  })

  it('the reason of an ended payment is shown until the request continues', async () => {
    const { actor, state, settle } = begin({ begun: ['declined', 'open'], isResuming: true })
    await settle()
    expect(state().value).toBe('details')
    const paymentProblem = { key: 'pay.decline.INSUFFICIENT_FUNDS' }
    expect(state().context).toMatchObject({ draft, problem: null, paymentProblem, quote: { fee: 6 } })
    actor.send({ type: 'NEXT', problem: null })
    expect(state().context.paymentProblem).toBeNull()
  })
})
