import type { IntentStatus, NewCard, OnlineMethod, OrderRequest, PaymentWallet } from '@beckon/contract'
import type { CardProvider } from '@beckon/domain/payment'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { paymentMachine } from './payment.machine.ts'
import {
  type Begun,
  overKey,
  type PaymentContext,
  type PaymentEvent,
  type ConfirmResult,
} from './payment-state.ts'

const open: IntentStatus = {
  intent_id: 'i-1',
  order_id: 'o-1',
  vendor_id: 'v',
  state: 'OPEN',
  amount: 6.7,
  currency: 'SGD',
  expires_at: 1000,
  next_action: null,
  decline: null,
  told_by_email: false,
  attempts_left: 5,
  card: null,
}
const challenged: IntentStatus = {
  ...open,
  state: 'ACTION_REQUIRED',
  next_action: { type: 'CHALLENGE', url: 'http://gateway.test/3ds/1' },
}
const paid: IntentStatus = { ...open, state: 'SUCCEEDED' }
const saved = (card_id: string, expired = false) => ({
  card_id,
  provider: 'generic_creditcard' as const,
  scheme: 'visa',
  last_digits: '1111',
  expiry_month: 3,
  expiry_year: 2031,
  name_on_card: 'Mai',
  expired,
})
const method = (...cards: string[]): OnlineMethod => ({
  name: 'generic_creditcard',
  frame_url: 'http://gateway.test/frame/card',
  paymentInstruments: cards.map((id) => saved(id, id.startsWith('old'))),
})
const wallet: PaymentWallet = { wallet_id: 'w', access_token: 't', expires_in: 900 }
const card: NewCard = {
  name: 'generic_creditcard',
  encrypted_card_number: 'a',
  encrypted_expiry_month: 'b',
  encrypted_expiry_year: 'c',
  encrypted_security_code: 'd',
  name_on_card: 'Mai',
}
const typed: PaymentEvent = {
  type: 'TYPED',
  typed: { isValid: true, isEmpty: false, scheme: 'visa', bin: '411111', lastDigits: '1111' },
  nameOnCard: 'Mai',
}

interface Script {
  readonly activated?: boolean | 'unknown'
  readonly provider?: CardProvider | null
  readonly wallets?: 'fail'
  readonly begun?: Begun | 'fail'
  readonly tried?: readonly (ConfirmResult | 'fail')[]
  readonly checked?: readonly (IntentStatus | 'fail')[]
  readonly left?: IntentStatus | 'fail'
  readonly removed?: 'fail'
}

const failing = () => Promise.reject<never>(new Error('lost'))
const inTurn = <T>(answers: readonly T[]) => {
  let count = -1
  return () => {
    count += 1
    return answers[Math.min(count, answers.length - 1)]
  }
}

function begin(script: Script = {}) {
  const { activated = true, provider = 'generic_creditcard', begun, left = paid } = script
  const [tries, asks] = [inTurn(script.tried ?? []), inTurn(script.checked ?? [])]
  const tried: PaymentContext[] = []
  const machine = paymentMachine.provide({
    actors: {
      checkActivated: fromPromise<boolean, PaymentContext>(async () =>
        activated === 'unknown' ? failing() : activated,
      ),
      loadMethods: fromPromise<CardProvider | null, PaymentContext>(async () => provider),
      openWallet: fromPromise<PaymentWallet, PaymentContext>(async () =>
        script.wallets ? failing() : wallet,
      ),
      createIntent: fromPromise<Begun, PaymentContext>(async () =>
        begun === 'fail' ? failing() : (begun ?? { ok: true, intent: open, methods: [method()] }),
      ),
      confirmIntent: fromPromise<ConfirmResult, PaymentContext>(async ({ input }) => {
        tried.push(input)
        const answer = tries()
        return answer === undefined || answer === 'fail' ? failing() : answer
      }),
      askIntent: fromPromise<IntentStatus, PaymentContext>(async () => {
        const answer = asks()
        return answer === undefined || answer === 'fail' ? failing() : answer
      }),
      cancelIntent: fromPromise<IntentStatus, PaymentContext>(async () =>
        left === 'fail' ? failing() : left,
      ),
      removeCard: fromPromise<void, PaymentContext>(async () => (script.removed ? failing() : undefined)),
    },
  })
  const order = {} as OrderRequest
  const actor = createActor(machine, { input: { vendorId: 'v', order, idempotencyKey: 'k' } }).start()
  return { actor, tried, state: () => actor.getSnapshot(), settle: () => vi.advanceTimersByTimeAsync(0) }
}

const pay: PaymentEvent = { type: 'PAY', tryKey: 't-1' }
const taken = (intent: IntentStatus): ConfirmResult => ({ ok: true, intent })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a payment is not begun', () => {
  it.each([
    [{ activated: false }, 'not-begun', 'error.payment.off'],
    [{ activated: 'unknown' }, 'not-begun', 'error.payment.get-if-enabled'],
    [{ provider: null }, 'not-begun', 'error.no-payment-method-available'],
    [{ wallets: 'fail' }, 'not-begun', 'error.payment.init'],
    [{ begun: 'fail' }, 'refused', 'error.payment.intent-creation'],
    [{ begun: { ok: false, why: 'refused', problem: { key: 'a.b' } } }, 'refused', 'a.b'],
  ] as [Script, string, string][])('%j: %s, %s', async (script, why, key) => {
    const { state, settle } = begin(script)
    await settle()
    expect(state().output).toEqual({ ok: false, why, problem: { key } })
  })

  it.each(['signature-expired', 'voucher-gone'] as const)('the reason is shown: %s', async (why) => {
    const { state, settle } = begin({ begun: { ok: false, why } })
    await settle()
    expect(state().output).toEqual({ ok: false, why })
  })
})

describe('which card', () => {
  it('is a valid saved card, or a new one without any', async () => {
    const none = begin()
    const some = begin({ begun: { ok: true, intent: open, methods: [method('old', 'a', 'b')] } })
    await none.settle()
    await some.settle()
    expect(none.state().context).toMatchObject({ cardChoice: 'NEW', selectedCard: null })
    expect(some.state().context).toMatchObject({ cardChoice: 'EXISTING', selectedCard: 'a' })
  })

  it('is reset once the chosen card is removed', async () => {
    const { actor, state, settle } = begin({
      begun: { ok: true, intent: open, methods: [method('a', 'b')] },
    })
    await settle()
    actor.send({ type: 'REMOVE', cardId: 'a' })
    await settle()
    expect(state().context).toMatchObject({ selectedCard: 'b', removing: null })
    expect(state().context.paymentMethods[0]?.paymentInstruments.map(({ card_id }) => card_id)).toEqual(['b'])
  })

  it('a card that could not be removed stays, with an error', async () => {
    const { actor, state, settle } = begin({
      begun: { ok: true, intent: open, methods: [method('a')] },
      removed: 'fail',
    })
    await settle()
    actor.send({ type: 'REMOVE', cardId: 'a' })
    await settle()
    expect(state().context).toMatchObject({ selectedCard: 'a', problem: { key: 'pay.not-removed' } })
  })

  it('is not charged before it is complete', async () => {
    const { actor, state, settle } = begin()
    await settle()
    actor.send(pay)
    expect(state().value).toEqual({ choosing: 'ready' })
  })
})

describe('paying', () => {
  it('requests the card from the frame and ends with the order', async () => {
    const { actor, state, tried, settle } = begin({ tried: [taken(paid)] })
    await settle()
    actor.send(typed)
    actor.send({ type: 'SAVE_CARD', saves: true })
    actor.send(pay)
    expect(state().value).toBe('takingCard')
    actor.send({ type: 'CARD', card })
    await settle()
    expect(tried[0]).toMatchObject({ newCard: card, saveCreditCard: true, tryKey: 't-1', nameOnCard: 'Mai' })
    expect(state().output).toEqual({ ok: true, orderId: 'o-1' })
  })

  it('tries a saved card immediately, and another card after a decline', async () => {
    const declined: IntentStatus = { ...open, decline: 'DECLINED', attempts_left: 4 }
    const { actor, state, settle } = begin({
      begun: { ok: true, intent: open, methods: [method('a')] },
      tried: [taken(declined), taken(paid)],
    })
    await settle()
    actor.send(pay)
    await settle()
    expect(state().value).toEqual({ choosing: 'ready' })
    expect(state().context.intent?.decline).toBe('DECLINED')
    actor.send({ type: 'CHOOSE_NEW' })
    actor.send(typed)
    actor.send({ type: 'PAY', tryKey: 't-2' })
    actor.send({ type: 'CARD', card })
    await settle()
    expect(state().output).toEqual({ ok: true, orderId: 'o-1' })
  })

  it('a payment that waits for the bank is looked up, and only the service’s state is used', async () => {
    const { actor, state, settle } = begin({
      begun: { ok: true, intent: open, methods: [method('a')] },
      tried: [taken({ ...open, state: 'PROCESSING' })],
      checked: ['fail', { ...open, state: 'PROCESSING' }, paid],
    })
    await settle()
    actor.send(pay)
    await settle()
    expect(state().value).toBe('waiting')
    await vi.advanceTimersByTimeAsync(6000)
    expect(state().output).toEqual({ ok: true, orderId: 'o-1' })
  })

  it('a payment whose answer is lost is looked up, and nothing is paid twice', async () => {
    const { actor, state, tried, settle } = begin({
      begun: { ok: true, intent: open, methods: [method('a')] },
      tried: [{ ok: false, why: 'unknown' }],
      checked: [paid],
    })
    await settle()
    actor.send(pay)
    await settle()
    expect(state().output).toEqual({ ok: true, orderId: 'o-1' })
    expect(tried).toHaveLength(1)
  })

  it('the wallet is opened again when its token expired', async () => {
    const { actor, state, settle } = begin({
      begun: { ok: true, intent: open, methods: [method('a')] },
      tried: [{ ok: false, why: 'wallet' }],
    })
    await settle()
    actor.send(pay)
    await settle()
    expect(state().value).toEqual({ choosing: 'ready' })
    expect(state().context).toMatchObject({ selectedCard: 'a', problem: { key: 'error.payment.wallet' } })
  })

  it('a payment that the service ended is over, and the draft stays', async () => {
    const { actor, state, settle } = begin({
      begun: { ok: true, intent: open, methods: [method('a')] },
      tried: [taken({ ...open, state: 'FAILED', decline: 'DECLINED' })],
    })
    await settle()
    actor.send(pay)
    await settle()
    expect(state().output).toMatchObject({ ok: false, problem: { key: 'pay.decline.DECLINED' } })
  })

  it('continues without a card where the frame has none', async () => {
    const { actor, state, settle } = begin()
    await settle()
    actor.send(typed)
    actor.send(pay)
    actor.send({ type: 'NO_CARD', problem: null })
    expect(state().value).toEqual({ choosing: 'ready' })
    actor.send(pay)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(state().context.problem).toEqual({ key: 'error.payment.init' })
  })
})

describe('the challenge of the bank', () => {
  const checked = async (script: Script) => {
    const one = begin({
      begun: { ok: true, intent: open, methods: [method('a')] },
      tried: [taken(challenged)],
      ...script,
    })
    await one.settle()
    one.actor.send(pay)
    await one.settle()
    expect(one.state().matches('challenged')).toBe(true)
    return one
  }

  it('an answered challenge is looked up at the service', async () => {
    const { actor, state, settle } = await checked({ checked: [paid] })
    actor.send({ type: 'CHALLENGED' })
    await settle()
    expect(state().output).toEqual({ ok: true, orderId: 'o-1' })
  })

  it('a challenge whose message is lost is noticed', async () => {
    const { state } = await checked({
      checked: [challenged, 'fail', { ...open, decline: 'CHALLENGE_FAILED' }],
    })
    await vi.advanceTimersByTimeAsync(6000)
    expect(state().value).toEqual({ choosing: 'ready' })
    expect(state().context.intent?.decline).toBe('CHALLENGE_FAILED')
  })

  it('can be left for another card', async () => {
    const { actor, state } = await checked({})
    actor.send({ type: 'LEAVE_CHALLENGE' })
    expect(state().value).toEqual({ choosing: 'ready' })
    expect(state().context.problem).toEqual({ key: 'pay.decline.CHALLENGE_ABANDONED' })
  })

  it.each([
    [paid, undefined],
    [challenged, 'challenged'],
    [{ ...open, state: 'PROCESSING' } as IntentStatus, 'waiting'],
  ])('is restored after a reload: %j', async (intent, step) => {
    const { state, settle } = begin({ begun: { ok: true, intent, methods: [method()] }, checked: [intent] })
    await settle()
    if (step === undefined) expect(state().output).toEqual({ ok: true, orderId: 'o-1' })
    else expect(state().matches(step as 'waiting')).toBe(true)
  })
})

describe('going back', () => {
  it('ends the payment and keeps the draft', async () => {
    const { actor, state, settle } = begin({ left: { ...open, state: 'CANCELLED' } })
    await settle()
    actor.send({ type: 'BACK' })
    await settle()
    expect(state().output).toEqual({ ok: false, why: 'back' })
  })

  it('leads to the order when the payment succeeds at the same moment', async () => {
    const { actor, state, settle } = begin({ left: paid })
    await settle()
    actor.send({ type: 'BACK' })
    await settle()
    expect(state().output).toEqual({ ok: true, orderId: 'o-1' })
  })

  it('a payment in progress waits for its result', async () => {
    const processing: IntentStatus = { ...open, state: 'PROCESSING', told_by_email: true }
    const { actor, state, settle } = begin({
      begun: { ok: true, intent: { ...open, state: 'PROCESSING' }, methods: [method()] },
      left: processing,
      checked: [{ ...open, state: 'CANCELLED' }],
    })
    await settle()
    expect(state().value).toBe('waiting')
    actor.send({ type: 'BACK' })
    await settle()
    expect(state().value).toBe('waiting')
    expect(state().context.intent).toEqual(processing)
    await vi.advanceTimersByTimeAsync(2000)
    expect(state().output).toMatchObject({ ok: false, why: 'over' })
  })

  it('does not leave a payment that the gateway did not cancel', async () => {
    const { actor, state, settle } = begin({ left: open })
    await settle()
    actor.send({ type: 'BACK' })
    await settle()
    expect(state().value).toEqual({ choosing: 'ready' })
    expect(state().context.problem).toEqual({ key: 'pay.not-left' })
  })

  it('shows an error when cancelling the payment fails', async () => {
    const { actor, state, settle } = begin({ left: 'fail', checked: [open] })
    await settle()
    actor.send({ type: 'BACK' })
    await settle()
    expect(state().value).toEqual({ choosing: 'ready' })
    expect(state().context.problem).toEqual({ key: 'pay.not-left' })
  })
})

it.each([
  [{ state: 'FAILED', decline: 'EXPIRED_CARD' }, 'pay.decline.EXPIRED_CARD'],
  [{ state: 'CANCELLED', decline: null }, 'error.payment.over'],
  // The last card is not why: there was time for another one.
  [{ state: 'CANCELLED', decline: 'DECLINED', expires_at: 99 }, 'pay.ended-expired'],
  [{ state: 'FAILED', decline: null, expires_at: 100 }, 'pay.ended-expired'],
] as const)('the end %j is shown as %s', (end, key) =>
  expect(overKey({ ...open, expires_at: 101, ...end }, 100)).toBe(key),
)
