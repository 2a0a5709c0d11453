import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateMove, type OrderStatus, orderStatuses } from '../order/index.ts'
import {
  balancesOf,
  cardProviderOf,
  cashOf,
  differencesOf,
  intentStates,
  evaluateMoney,
  evaluateGatewayEvent,
  methodsFor,
  type MoneyEvent,
  type MovedMoney,
  postingsOf,
  postingsOfRider,
} from './index.ts'

const minor = fc.integer({ min: 0, max: 10_000_000 })
const event: fc.Arbitrary<MoneyEvent> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'PAYMENT_TAKEN' as const,
      'CHARGED' as const,
      'WRITTEN_OFF' as const,
      'REFUND_DECIDED' as const,
      'REFUND_PAID' as const,
      'CASH_COLLECTED' as const,
      'CASH_SETTLED' as const,
    ),
    minor: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  }),
  fc.record({
    kind: fc.constantFrom('FEE_EARNED' as const, 'FEE_GIVEN_BACK' as const),
    minor,
    prepaid: minor,
  }),
)

describe('the ledger', () => {
  it('the postings of every event sum to zero', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        for (const one of events) {
          expect(postingsOf(one).reduce((sum, posting) => sum + posting.minor, 0)).toBe(0)
        }
        const balances = balancesOf(events.flatMap(postingsOf))
        expect(Object.values(balances).reduce((sum, balance) => sum + balance, 0)).toBe(0)
      }),
    )
  })

  it('leave nothing of a payment that came back whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (paid) => {
        const kinds = ['PAYMENT_TAKEN', 'REFUND_DECIDED', 'REFUND_PAID'] as const
        const balances = balancesOf(kinds.flatMap((kind) => postingsOf({ kind, minor: paid })))
        expect(Object.values(balances).every((balance) => balance === 0)).toBe(true)
      }),
    )
  })

  it('take the fee from what was paid ahead, and the rest from the account', () => {
    expect(postingsOf({ kind: 'FEE_EARNED', minor: 900, prepaid: 700 })).toEqual([
      { account: 'prepaid', minor: 700 },
      { account: 'receivable', minor: 200 },
      { account: 'fees', minor: -900 },
    ])
    expect(postingsOf({ kind: 'FEE_EARNED', minor: 900, prepaid: 0 })).toHaveLength(2)
    expect(postingsOf({ kind: 'PAYMENT_TAKEN', minor: 0 })).toEqual([])
  })

  it('the payout of a rider takes what is paid and what is set off from the earnings', () => {
    expect(postingsOfRider({ kind: 'RIDER_PAID_OUT', paid: 650, setOff: 250 })).toEqual([
      { account: 'rider_due', minor: 900 },
      { account: 'rider_deposit', minor: -250 },
      { account: 'rider_payout', minor: -650 },
    ])
    expect(postingsOfRider({ kind: 'RIDER_PAID_OUT', paid: 650, setOff: 0 })).toHaveLength(2)
  })

  it('reverses the payout of a rider where its run is cancelled', () => {
    const [paid, cancelled] = (['RIDER_PAID_OUT', 'RIDER_PAYOUT_CANCELLED'] as const).map((kind) =>
      postingsOfRider({ kind, paid: 650, setOff: 250 }),
    )
    expect(cancelled).toEqual(paid?.map(({ account, minor }) => ({ account, minor: -minor })))
  })
})

describe('whose money it is', () => {
  const move = (to: OrderStatus, reason: string | null = null) => ({ to, reason, wasLate: false })

  it.each([
    ['DELIVERED', null, { kind: 'EARNED' }],
    ['CANCELLED', 'MISTAKE_ERROR', { kind: 'REFUNDED', cause: 'CALLED_OFF' }],
    ['CANCELLED', 'NO_RIDER_FOUND', { kind: 'REFUNDED', cause: 'NO_RIDER' }],
    ['PAYMENT_CANCELLED', 'PAYMENT_ABANDONED', { kind: 'REFUNDED', cause: 'LATE_PAYMENT' }],
    ['PAYMENT_FAILED', 'PAYMENT_REFUSED', { kind: 'REFUNDED', cause: 'LATE_PAYMENT' }],
    ['RETURN_INITIATED', 'REFUSED', { kind: 'NONE' }],
    ['STALLED', 'NO_RIDER_FOUND', { kind: 'NONE' }],
  ] as const)('after %s for %s', (to, reason, verdict) => {
    expect(evaluateMoney(move(to, reason))).toEqual(verdict)
  })

  it.each([
    ['fleet', 'REFUSED', false, 'EARNED'],
    ['fleet', 'UNREACHABLE', false, 'EARNED'],
    ['vendor', 'WRONG_ADDRESS', false, 'EARNED'],
    ['system', 'UNREACHABLE', false, 'EARNED'],
    ['fleet', 'REFUSED', true, 'WAIVED'],
    ['vendor', 'UNREACHABLE', true, 'WAIVED'],
    ['vendor', 'WRONG_ADDRESS', true, 'EARNED'],
    ['operator', 'REFUSED', false, 'WAIVED'],
  ] as const)('brought back: by %s for %s, late %s: %s', (by, reason, wasLate, kind) => {
    const verdict = evaluateMoney({
      ...move('RETURNED_TO_VENDOR', 'HANDED_BACK'),
      sentBack: { by, reason },
      wasLate,
    })
    expect(verdict.kind).toBe(kind)
  })
})

describe('an update of a payment', () => {
  const known = (order: OrderStatus, version = 1, taken = 0) => ({ order, version, taken })
  const update = (state: (typeof intentStates)[number], version = 2, taken = 0) => ({ state, version, taken })

  it.each([
    ['INITIATED', 'ACTION_REQUIRED', ['PAYMENT_INITIATED']],
    ['INITIATED', 'OPEN', []],
    ['INITIATED', 'SUCCEEDED', ['PAYMENT_INITIATED', 'PAYMENT_COMMITTED']],
    ['PAYMENT_INITIATED', 'SUCCEEDED', ['PAYMENT_COMMITTED']],
    ['PAYMENT_INITIATED', 'FAILED', ['PAYMENT_FAILED']],
    ['PAYMENT_INITIATED', 'CANCELLED', ['PAYMENT_CANCELLED']],
    ['PAYMENT_INITIATED', 'OPEN', []],
    ['NEW', 'SUCCEEDED', []],
    ['PAYMENT_CANCELLED', 'SUCCEEDED', []],
  ] as const)('an order in %s whose payment is %s makes the moves %j', (order, state, moves) => {
    expect(evaluateGatewayEvent(known(order), update(state)).moves).toEqual(moves)
  })

  it('a gateway event causes only moves that the lifecycle allows', () => {
    for (const order of orderStatuses) {
      for (const state of intentStates) {
        let status: OrderStatus = order
        for (const to of evaluateGatewayEvent(known(order), update(state, 2, 5)).moves) {
          const facts = { since: 0, now: 0, at: 0, preorderedFor: null, collected: false }
          const requested = { to, actor: 'payment' } as const
          const judged = evaluateMove({ ...facts, status, flags: { delayedCancellation: false } }, requested)
          expect(judged.allowed, `${status} to ${to}`).toBe(true)
          status = to
        }
      }
    }
  })

  it('an old or repeated report of a payment has no effect', () => {
    expect(evaluateGatewayEvent(known('PAYMENT_INITIATED', 5), update('FAILED', 5)).isNew).toBe(false)
    expect(evaluateGatewayEvent(known('PAYMENT_INITIATED', 5), update('FAILED', 4)).moves).toEqual([])
  })

  it('in any order, and twice, takes the money once', () => {
    const notified = [
      update('ACTION_REQUIRED', 2),
      update('PROCESSING', 3),
      update('SUCCEEDED', 4, 700),
      update('SUCCEEDED', 5, 700),
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...notified), { maxLength: 12 }), (heard) => {
        let state = { ...known('INITIATED') }
        let sum = 0
        for (const one of heard) {
          const verdict = evaluateGatewayEvent(state, one)
          sum += verdict.taken
          state = {
            order: verdict.moves.at(-1) ?? state.order,
            version: Math.max(state.version, one.version),
            taken: state.taken + verdict.taken,
          }
        }
        const isPaid = heard.some(({ taken }) => taken > 0)
        expect(sum).toBe(isPaid ? 700 : 0)
        expect(state.order === 'PAYMENT_COMMITTED').toBe(isPaid)
      }),
    )
  })

  it('a capture for an ended order is refunded', () => {
    for (const order of ['PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'CANCELLED'] as const) {
      expect(evaluateGatewayEvent(known(order), update('SUCCEEDED', 2, 9))).toMatchObject({
        taken: 9,
        isRefundDue: true,
      })
    }
    expect(evaluateGatewayEvent(known('DELIVERED'), update('SUCCEEDED', 2, 9)).isRefundDue).toBe(false)
  })
})

it('the card provider is the one that is turned on, and in Taiwan its own', () => {
  const flags = (CyberSourceCreditCard: boolean, TaiwanCardProvider: boolean) => ({
    CyberSourceCreditCard,
    TaiwanCardProvider,
  })
  expect(cardProviderOf('SG', flags(false, false))).toBe('generic_creditcard')
  expect(cardProviderOf('SG', flags(true, true))).toBe('cybersource_creditcard')
  expect(cardProviderOf('TW', flags(true, true))).toBe('taiwan_creditcard')
  expect(cardProviderOf('TW', flags(false, false))).toBe('generic_creditcard')
})

it('lets guests pay online only, and everybody else also online where that works', () => {
  const offered = ['CASH_ON_DELIVERY', 'PAID'] as const
  const online = { activated: true, connected: true }
  expect(methodsFor({ isGuest: true, offered, online })).toEqual(['ONLINE_PAYMENT'])
  expect(methodsFor({ isGuest: false, offered, online })).toEqual([...offered, 'ONLINE_PAYMENT'])
  expect(methodsFor({ isGuest: true, offered, online: { ...online, activated: false } })).toEqual([])
  expect(methodsFor({ isGuest: false, offered, online: { ...online, connected: false } })).toEqual(offered)
})

it('cash that was not collected is short', () => {
  expect(cashOf({ due: 900, collected: null, isSettled: false })).toEqual({
    due: 900,
    collected: 0,
    short: 0,
    settled: 0,
  })
  expect(cashOf({ due: 900, collected: 850, isSettled: true })).toEqual({
    due: 900,
    collected: 850,
    short: 50,
    settled: 850,
  })
})

describe('two books', () => {
  const money = (reference: string, sum: number, kind: MovedMoney['kind'] = 'capture'): MovedMoney => ({
    kind,
    reference,
    orderId: `o-${reference}`,
    minor: sum,
  })

  it('agree in any order', () => {
    const all = [money('a', 5), money('b', 6), money('a', 2, 'refund')]
    expect(differencesOf(all, all.toReversed())).toEqual([])
  })

  it('differ where something is missing, is another, or is there twice', () => {
    const differences = differencesOf(
      [money('a', 5), money('b', 6), money('c', 7)],
      [money('b', 5), money('c', 7), money('c', 7), money('d', 1, 'refund')],
    )
    expect(differences.map((one) => [one.kind, one.money.reference])).toEqual([
      ['ONLY_OURS', 'a'],
      ['AMOUNT', 'b'],
      ['AMOUNT', 'c'],
      ['ONLY_THEIRS', 'd'],
    ])
  })
})
