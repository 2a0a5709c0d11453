import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALONE_FACTOR,
  APPROVAL_SECONDS,
  balancesOf,
  evaluateDecision,
  evaluateHandRefund,
  evaluateWriteOff,
  handStateAt,
  needsApproval,
  postingsOf,
  type StandingFacts,
  standingOf,
  UNCLEAR_SECONDS,
} from './index.ts'

describe('a second operator', () => {
  it.each([
    ['an amount at the limit', 500, 0, 0, false],
    ['an amount above the limit', 501, 0, 0, true],
    ['the rest of a split amount', 300, 201, 0, true],
    ['the last amount that an operator may move alone in a day', 500, 0, 500 * (ALONE_FACTOR - 1), false],
    ['one more than an operator may move alone in a day', 500, 0, 500 * (ALONE_FACTOR - 1) + 1, true],
  ])('is asked or not: %s', (_what, minor, before, alone, expected) => {
    expect(needsApproval({ minor, limit: 500, before, alone })).toBe(expected)
  })

  it('is asked for every amount where the limit is zero', () => {
    expect(needsApproval({ minor: 1, limit: 0, before: 0, alone: 0 })).toBe(true)
  })
})

describe('a refund by hand', () => {
  const facts = { status: 'DELIVERED', taken: 758, refunded: 100, pending: 58 } as const

  it('goes up to the amount that was neither refunded nor asked for', () => {
    expect(evaluateHandRefund(facts, 600)).toBeUndefined()
    expect(evaluateHandRefund(facts, 601)).toBe('too-much')
  })

  it('is refused for an order that has not ended and for one that was not paid', () => {
    expect(evaluateHandRefund({ ...facts, status: 'PICKED_UP' }, 1)).toBe('under-way')
    expect(evaluateHandRefund({ ...facts, taken: 0 }, 1)).toBe('not-paid')
  })

  it('takes prepaid money first and the rest as goodwill, and sums to zero', () => {
    expect(postingsOf({ kind: 'REFUND_GRANTED', minor: 500, prepaid: 200 })).toEqual([
      { account: 'prepaid', minor: 200 },
      { account: 'goodwill', minor: 300 },
      { account: 'refund_due', minor: -500 },
    ])
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(amount, amount, (minor, prepaid) => {
        const balances = balancesOf(postingsOf({ kind: 'REFUND_GRANTED', minor, prepaid }))
        expect(Object.values(balances).reduce((sum, balance) => sum + balance, 0)).toBe(0)
      }),
    )
  })
})

it('a write-off goes up to the open debt of the order', () => {
  expect(evaluateWriteOff({ receivable: 700, pending: 200 }, 500)).toBeUndefined()
  expect(evaluateWriteOff({ receivable: 700, pending: 200 }, 501)).toBe('too-much')
  expect(evaluateWriteOff({ receivable: 700, pending: 700 }, 1)).toBe('nothing-due')
  expect(evaluateWriteOff({ receivable: -5, pending: 0 }, 1)).toBe('nothing-due')
})

describe('the decision about a request', () => {
  const facts = {
    state: 'PENDING',
    expiresAt: APPROVAL_SECONDS,
    now: APPROVAL_SECONDS - 1,
    isApproval: true,
    askedBy: 'ana',
    decidedBy: 'ben',
    isPerson: true,
    mayAsk: true,
  } as const

  it.each([
    ['by another person', {}, undefined],
    ['by the asker', { decidedBy: 'ana' }, 'same-person'],
    ['by a program', { isPerson: false }, 'same-person'],
    ['of an asker who may not ask any more', { mayAsk: false }, 'asker-gone'],
    ['after seven days', { now: APPROVAL_SECONDS }, 'expired'],
    ['of a request that was done', { state: 'DONE' }, 'decided'],
    ['of a request that was refused', { state: 'REFUSED' }, 'decided'],
  ] as const)('approves or is refused: %s', (_what, change, expected) => {
    expect(evaluateDecision({ ...facts, ...change })).toBe(expected)
  })

  it('refuses a request of anybody, also the own one', () => {
    const refusal = { ...facts, isApproval: false, mayAsk: false, isPerson: false, decidedBy: 'ana' }
    expect(evaluateDecision(refusal)).toBeUndefined()
    expect(evaluateDecision({ ...refusal, now: APPROVAL_SECONDS })).toBe('expired')
  })

  it('expires without a decision only', () => {
    expect(handStateAt({ state: 'DONE', expiresAt: 5 }, 9)).toBe('DONE')
    expect(handStateAt({ state: 'PENDING', expiresAt: 5 }, 4)).toBe('PENDING')
  })
})

describe('the standing of a payment', () => {
  const facts: StandingFacts = {
    state: 'SUCCEEDED',
    taken: 700,
    updatedAt: 1000,
    expiresAt: 2000,
    refundDone: 0,
    refundOpen: 0,
    refundFailed: 0,
  }
  const late = 2000 + UNCLEAR_SECONDS + 1

  it.each([
    ['captured', {}, 'PAID'],
    ['captured with a failed refund', { refundFailed: 1, refundOpen: 5 }, 'REFUND_FAILED'],
    ['captured with an open refund', { refundOpen: 5, refundDone: 5 }, 'REFUND_WAITS'],
    ['captured with a part refunded', { refundDone: 699 }, 'PARTLY_REFUNDED'],
    ['captured and refunded', { refundDone: 700 }, 'REFUNDED'],
    ['declined', { state: 'FAILED', taken: 0 }, 'NOT_PAID'],
    ['cancelled', { state: 'CANCELLED', taken: 0 }, 'NOT_PAID'],
    ['in progress for too long', { state: 'PROCESSING', taken: 0 }, 'UNCLEAR'],
    ['waiting for a card after its end', { state: 'OPEN', taken: 0 }, 'UNCLEAR'],
    ['waiting for a card', { state: 'OPEN', taken: 0, expiresAt: late }, 'WAITING'],
    ['in progress', { state: 'PROCESSING', taken: 0, updatedAt: late }, 'WAITING'],
  ] as const)('%s is %s', (_what, change, standing) => {
    expect(standingOf({ ...facts, ...change }, late)).toBe(standing)
  })
})
