import { describe, expect, it } from 'vitest'
import { exceptionSeconds } from '../limits/index.ts'
import {
  type ExceptionFacts,
  exceptionKinds,
  exceptionRemedies,
  initialAlert,
  isException,
  type KnownException,
  nextStep,
  optionOf,
  remediesFor,
  settleSeconds,
} from './index.ts'

const now = 1_000_000
const closed = { now, seconds: exceptionSeconds, isOpen: false }
const open = { ...closed, isOpen: true }
const ago = (seconds: number) => now - seconds

const arising: readonly (readonly [string, ExceptionFacts, ExceptionFacts])[] = [
  [
    'an order without a rider for longer than five minutes',
    { kind: 'no-rider', status: 'WAITING_FOR_TRANSPORT', withoutRiderSince: ago(301) },
    { kind: 'no-rider', status: 'WAITING_FOR_TRANSPORT', withoutRiderSince: ago(300) },
  ],
  [
    'an order whose search was given up',
    { kind: 'no-rider', status: 'STALLED', withoutRiderSince: ago(1) },
    { kind: 'no-rider', status: 'CANCELLED', withoutRiderSince: ago(900) },
  ],
  [
    'a parcel that its rider has not collected for 15 minutes',
    { kind: 'late-to-collect', status: 'NEAR_VENDOR', isCollected: false, since: ago(901) },
    { kind: 'late-to-collect', status: 'DELAYED', isCollected: true, since: ago(901) },
  ],
  [
    'a collected parcel ten minutes after its promise',
    { kind: 'late-to-deliver', status: 'DELAYED', isCollected: true, promised: ago(601) },
    { kind: 'late-to-deliver', status: 'RETURN_INITIATED', isCollected: true, promised: ago(601) },
  ],
  [
    'a rider with a parcel and without a position for five minutes',
    { kind: 'rider-silent', parcels: 1, heardAt: ago(301) },
    { kind: 'rider-silent', parcels: 0, heardAt: ago(301) },
  ],
  [
    'an order that has been at the door for longer than 45 minutes',
    { kind: 'stuck', status: 'NEAR_CUSTOMER', since: ago(2701) },
    { kind: 'stuck', status: 'WAITING_FOR_TRANSPORT', since: ago(2701) },
  ],
  [
    'a new order that the service has not received within two minutes',
    { kind: 'stuck', status: 'NEW', since: ago(121) },
    { kind: 'stuck', status: 'RECEIVED', since: ago(121) },
  ],
  [
    'a shut door about which the shop has said nothing for two minutes',
    { kind: 'no-answer', status: 'NEAR_CUSTOMER', cause: 'UNREACHABLE', openedAt: ago(121) },
    { kind: 'no-answer', status: 'NEAR_CUSTOMER', cause: 'UNREACHABLE', openedAt: ago(120) },
  ],
  [
    'a PIN that was wrong too often',
    { kind: 'wrong-pin', status: 'NEAR_CUSTOMER', cause: 'WRONG_PIN', openedAt: now },
    { kind: 'wrong-pin', status: 'DELIVERED', cause: 'WRONG_PIN', openedAt: now },
  ],
  [
    'an address that the rider could not find',
    { kind: 'address-doubtful', status: 'COURIER_LEFT_VENDOR', cause: 'WRONG_ADDRESS', openedAt: now },
    { kind: 'address-doubtful', status: 'RETURN_INITIATED', cause: 'WRONG_ADDRESS', openedAt: now },
  ],
  [
    'cash that was not paid in full',
    { kind: 'cash-short', due: 2000, collected: 1500, isSettled: false },
    { kind: 'cash-short', due: 2000, collected: 1500, isSettled: true },
  ],
  [
    'a payment without an outcome for 15 minutes',
    { kind: 'payment-unclear', state: 'PROCESSING', since: ago(901) },
    { kind: 'payment-unclear', state: 'SUCCEEDED', since: ago(901) },
  ],
  [
    'a refund that the gateway refused',
    { kind: 'refund-failed', hasFailed: true, tries: 0 },
    { kind: 'refund-failed', hasFailed: false, tries: 4 },
  ],
  ['emails that were not sent', { kind: 'mail-failing', failing: 1 }, { kind: 'mail-failing', failing: 0 }],
  [
    'an upload whose work has stopped for two minutes',
    { kind: 'upload-stuck', isRunning: true, workedAt: ago(121), failures: 0 },
    { kind: 'upload-stuck', isRunning: false, workedAt: ago(121), failures: 0 },
  ],
  [
    'an upload that failed five times',
    { kind: 'upload-stuck', isRunning: true, workedAt: now, failures: 5 },
    { kind: 'upload-stuck', isRunning: true, workedAt: now, failures: 4 },
  ],
  [
    'an endpoint that has accepted no event for a day',
    { kind: 'webhook-failing', failingSince: ago(86_401), disabledAt: null },
    { kind: 'webhook-failing', failingSince: ago(86_400), disabledAt: null },
  ],
  [
    'an endpoint that was turned off within a week',
    { kind: 'webhook-failing', failingSince: ago(700_000), disabledAt: ago(604_799) },
    { kind: 'webhook-failing', failingSince: ago(700_000), disabledAt: ago(604_800) },
  ],
]

describe('isException', () => {
  it.each(arising)('finds %s', (_what, facts, other) => {
    expect([isException(facts, closed), isException(other, closed)]).toEqual([true, false])
  })

  it('has an example of every kind', () => {
    expect(new Set(arising.map(([, { kind }]) => kind))).toEqual(new Set(exceptionKinds))
  })

  it.each<readonly [string, ExceptionFacts, ExceptionFacts]>([
    [
      'an order without a rider until one has accepted',
      { kind: 'no-rider', status: 'ASSIGNED_TO_TRANSPORT', withoutRiderSince: now },
      { kind: 'no-rider', status: 'COURIER_ACCEPTED_DELIVERY', withoutRiderSince: now },
    ],
    [
      'a late parcel until its promise is kept again',
      { kind: 'late-to-deliver', status: 'PICKED_UP', isCollected: true, promised: ago(1) },
      { kind: 'late-to-deliver', status: 'PICKED_UP', isCollected: true, promised: now },
    ],
    [
      'a silent rider until a fresh position arrives',
      { kind: 'rider-silent', parcels: 1, heardAt: ago(151) },
      { kind: 'rider-silent', parcels: 1, heardAt: ago(150) },
    ],
  ])('keeps open %s', (_what, facts, other) => {
    expect([isException(facts, open), isException(other, open)]).toEqual([true, false])
  })

  it('uses the seconds of the country', () => {
    const facts = { kind: 'no-rider', status: 'WAITING_FOR_TRANSPORT', withoutRiderSince: ago(61) } as const
    const seconds = { ...exceptionSeconds, 'no-rider': 60 }
    expect(isException(facts, { ...closed, seconds })).toBe(true)
  })
})

describe('nextStep', () => {
  const known = (change: Partial<KnownException> = {}): KnownException => ({
    closedAt: null,
    hasCause: true,
    absentSince: null,
    reopenings: 0,
    ...change,
  })

  it('opens an exception with its cause, and closes it at once without', () => {
    expect([nextStep(undefined, true, now), nextStep(undefined, false, now)]).toEqual(['open', 'none'])
    expect([nextStep(known(), true, now), nextStep(known(), false, now)]).toEqual(['none', 'close'])
  })

  it('opens one that comes back within half an hour again, and a new one later', () => {
    const gone = { hasCause: false }
    expect(nextStep(known({ ...gone, closedAt: ago(1800) }), true, now)).toBe('reopen')
    expect(nextStep(known({ ...gone, closedAt: ago(1801) }), true, now)).toBe('open')
    expect(nextStep(known({ ...gone, closedAt: ago(5) }), false, now)).toBe('none')
  })

  it('waits before it closes one that came back, the longer the more often it did', () => {
    expect([0, 1, 2, 3, 9].map(settleSeconds)).toEqual([0, 60, 120, 240, 900])
    const back = (absentSince: number | null) => known({ reopenings: 1, absentSince })
    expect(nextStep(back(null), false, now)).toBe('miss')
    expect(nextStep(back(ago(59)), false, now)).toBe('none')
    expect(nextStep(back(ago(59)), true, now)).toBe('find')
    expect(nextStep(back(ago(60)), false, now)).toBe('close')
  })

  it('leaves one that a person closed alone until its cause has gone and come back', () => {
    const byHand = known({ closedAt: ago(60), hasCause: true })
    expect(nextStep(byHand, true, now)).toBe('none')
    expect(nextStep(byHand, false, now)).toBe('forget')
    expect(nextStep({ ...byHand, hasCause: false }, true, now)).toBe('reopen')
  })
})

describe('remediesFor', () => {
  const order = { status: 'STALLED', isCollected: false, options: [] } as const

  it('offers the options of a question to the shop that need one press', () => {
    const options = ['WAIT', 'RAISE_FEE', 'SCHEDULE', 'CANCEL'] as const
    expect(remediesFor({ kind: 'no-rider', order: { ...order, options } })).toEqual([
      'search-again',
      'raise-fee',
      'cancel',
    ])
  })

  it('offers to cancel an order without a question while it is not collected', () => {
    const waiting = { ...order, status: 'WAITING_FOR_TRANSPORT' } as const
    expect(remediesFor({ kind: 'no-rider', order: waiting })).toEqual(['cancel'])
    const late = { ...order, status: 'DELAYED' } as const
    expect(remediesFor({ kind: 'late-to-collect', order: late })).toEqual(['cancel'])
    expect(remediesFor({ kind: 'late-to-deliver', order: { ...late, isCollected: true } })).toEqual([])
  })

  it('offers no cancellation while a payment is under way, as the order page does', () => {
    const paying = { ...order, status: 'PAYMENT_COMMITTED', options: [] } as const
    expect(remediesFor({ kind: 'stuck', order: paying })).toEqual([])
  })

  it.each([
    ['payment-unclear', 'ask-gateway'],
    ['refund-failed', 'retry-refund'],
    ['mail-failing', 'resend'],
    ['upload-stuck', 'restart-upload'],
  ] as const)('offers for %s the remedy %s', (kind, remedy) => {
    expect(remediesFor({ kind, order: null })).toEqual([remedy])
  })

  it('names the option of the shop that a remedy chooses', () => {
    expect(exceptionRemedies.map(optionOf)).toEqual([
      'WAIT',
      'RAISE_FEE',
      'TRY_AGAIN',
      'CARRY_ON',
      'BRING_BACK',
      'CANCEL',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

it('sounds for exceptions in which a person waits, and sends no mail, until an operator chooses', () => {
  expect(initialAlert('no-rider')).toEqual({ sound: true, mail: false })
  expect(initialAlert('cash-short')).toEqual({ sound: false, mail: false })
})
