import { describe, expect, it } from 'vitest'
import {
  answerSeconds,
  type DecisionFacts,
  type DecisionOption,
  decisionCauses,
  fallbackOf,
  isForLaterRide,
  newDropOffPrice,
  optionsFor,
} from './decision.ts'

const facts = (change: Partial<DecisionFacts> = {}): DecisionFacts => ({
  cause: 'UNREACHABLE',
  fee: 1000,
  currency: 'SGD',
  isPaidAtDoor: false,
  checksAge: false,
  tries: 0,
  ...change,
})
const priced = (change?: Partial<DecisionFacts>) =>
  optionsFor(facts(change)).map(({ option, price }) => [option, price])

describe('the options of the shop', () => {
  it.each<[string, Partial<DecisionFacts>, [string, number][]]>([
    [
      'the customer does not open',
      {},
      [
        ['TRY_AGAIN', 0],
        ['NEW_PIN', 0],
        ['LEAVE_WITH', 0],
        ['BRING_BACK', 500],
      ],
    ],
    [
      'nobody opens, and money is to be taken',
      { isPaidAtDoor: true },
      [
        ['TRY_AGAIN', 0],
        ['NEW_PIN', 0],
        ['BRING_BACK', 500],
      ],
    ],
    [
      'nobody opens, and an age is to be proved',
      { checksAge: true },
      [
        ['TRY_AGAIN', 0],
        ['NEW_PIN', 0],
        ['BRING_BACK', 500],
      ],
    ],
    [
      'nobody opens again',
      { tries: 1 },
      [
        ['TRY_AGAIN', 500],
        ['NEW_PIN', 500],
        ['LEAVE_WITH', 0],
        ['BRING_BACK', 500],
      ],
    ],
    [
      'nobody opens ever',
      { tries: 3 },
      [
        ['LEAVE_WITH', 0],
        ['BRING_BACK', 500],
      ],
    ],
    [
      'the customer refuses',
      { cause: 'REFUSED' },
      [
        ['TRY_AGAIN', 0],
        ['BRING_BACK', 500],
      ],
    ],
    [
      'the PIN was wrong too often',
      { cause: 'WRONG_PIN' },
      [
        ['TRY_AGAIN', 0],
        ['LEAVE_WITH', 0],
        ['BRING_BACK', 500],
      ],
    ],
    [
      'the address is wrong',
      { cause: 'WRONG_ADDRESS' },
      [
        ['NEW_PIN', 0],
        ['BRING_BACK', 500],
      ],
    ],
    [
      'no rider was found',
      { cause: 'NO_RIDER' },
      [
        ['WAIT', 0],
        ['RAISE_FEE', 250],
        ['SCHEDULE', 0],
        ['CANCEL', 0],
      ],
    ],
  ])('when %s', (_when, change, options) => expect(priced(change)).toEqual(options))

  it.each(decisionCauses)(
    'the fallback of %s is an offered option, and its time limit is above zero',
    (cause) => {
      expect(priced({ cause, tries: 9 }).map(([option]) => option)).toContain(fallbackOf(cause))
      expect(answerSeconds(cause)).toBeGreaterThan(0)
    },
  )
})

it.each([
  ['nearer', -400, 0, 0],
  ['a kilometre and a half further', 1500, 0, 150],
  ['further, the second time', 1000, 1, 600],
])('the price of a new drop-off point that is %s', (_where, extraMetres, tries, price) =>
  expect(newDropOffPrice(facts({ tries }), { extraMetres, perKmMinor: 100 })).toBe(price),
)

describe('prices keep the step of the currency', () => {
  it.each([
    ['HUF', 111_500, 28_000, 56_000],
    ['TWD', 11_400, 2900, 5700],
    ['LAK', 1_900_000, 500_000, 950_000],
    ['SGD', 757, 190, 379],
  ] as const)('in %s a quarter of %d is %d, and half of it %d', (currency, fee, quarter, half) => {
    expect(priced({ cause: 'NO_RIDER', currency, fee })).toContainEqual(['RAISE_FEE', quarter])
    expect(priced({ currency, fee })).toContainEqual(['BRING_BACK', half])
  })

  it('the price of a longer route to a new drop-off point keeps the step too', () => {
    const hungary = facts({ currency: 'HUF', fee: 111_500, tries: 1 })
    expect(newDropOffPrice(hungary, { extraMetres: 333, perKmMinor: 15_000 })).toBe(56_000 + 5000)
  })
})

it('a charge is for a ride after the hand-over where it was chosen later, and always where it is for the way back', () => {
  const handedOver = new Date(10_000)
  const isLater = (kind: DecisionOption, at: number) => isForLaterRide({ kind, at: new Date(at) }, handedOver)
  expect([isLater('TRY_AGAIN', 10_000), isLater('TRY_AGAIN', 10_001)]).toEqual([false, true])
  expect([isLater('NEW_PIN', 9_000), isLater('NEW_PIN', 11_000)]).toEqual([false, true])
  expect(isLater('BRING_BACK', 9_000)).toBe(true)
  expect(isLater('RAISE_FEE', 11_000)).toBe(false)
})
