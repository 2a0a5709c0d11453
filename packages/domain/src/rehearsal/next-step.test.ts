import { expect, it } from 'vitest'
import { type DecisionOption, mayMove, type OrderStatus } from '../order/index.ts'
import { nextStep, positionOnWay, type RehearsalFacts, type Scenario } from './index.ts'

const fresh: RehearsalFacts = {
  status: 'NEW',
  scenario: 'normal',
  isDue: true,
  isCollected: false,
  isDelayed: false,
  declines: 0,
  isRaised: false,
  isAsked: false,
  choice: null,
}

/** Returns the steps of an order from its beginning; the shop gives these answers in turn. */
function run(scenario: Scenario, answers: readonly DecisionOption[] = []): string[] {
  const left = [...answers]
  const seen: string[] = []
  let facts: RehearsalFacts = { ...fresh, scenario }
  for (;;) {
    const step = nextStep(facts)
    if (!step || step.kind === 'look-again' || seen.length > 50) return seen
    if (step.kind === 'move') {
      expect(mayMove(facts.status, step.to, step.by), `${facts.status} to ${step.to}`).toBe(true)
      facts = {
        ...facts,
        status: step.to,
        isCollected: facts.isCollected || step.to === 'PICKED_UP',
        declines: facts.declines + (step.reason === 'DECLINED' ? 1 : 0),
      }
      seen.push(step.to)
    } else if (step.kind === 'hold-up') {
      facts = { ...facts, status: 'DELAYED', isDelayed: true }
      seen.push('DELAYED')
    } else {
      const choice = left.shift()
      seen.push(`${step.cause} ${choice ?? ''}`.trim())
      facts = { ...facts, choice: choice ?? null, isAsked: choice === undefined, ...after(choice) }
    }
  }
}

const after = (choice: DecisionOption | undefined): Partial<RehearsalFacts> =>
  choice === 'BRING_BACK'
    ? { status: 'RETURN_INITIATED' }
    : choice === 'NEW_PIN'
      ? { status: 'COURIER_LEFT_VENDOR' }
      : {}

const toDoor = [
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
]
const begun = ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT']

it('delivers an order without a scenario', () => {
  expect(run('normal')).toEqual([...begun, ...toDoor, 'DELIVERED'])
  expect(run('person')).toEqual(run('normal'))
})

it('lets the first rider decline and the second deliver', () => {
  expect(run('decline')).toEqual([
    ...begun,
    'WAITING_FOR_TRANSPORT',
    'ASSIGNED_TO_TRANSPORT',
    ...toDoor,
    'DELIVERED',
  ])
})

it('delivers late after it announced a delay once', () => {
  expect(run('late').slice(-3)).toEqual(['DELAYED', 'NEAR_CUSTOMER', 'DELIVERED'])
})

it('finds no rider until the fee is raised', () => {
  expect(run('no-rider').at(-1)).toBe('STALLED')
  expect(nextStep({ ...fresh, status: 'STALLED', scenario: 'no-rider' })).toBeUndefined()
  const raised = { ...fresh, status: 'WAITING_FOR_TRANSPORT', scenario: 'no-rider', isRaised: true } as const
  expect(nextStep(raised)).toMatchObject({ to: 'ASSIGNED_TO_TRANSPORT' })
})

it.each<[Scenario, readonly DecisionOption[], readonly string[]]>([
  ['unreachable', [], ['UNREACHABLE']],
  ['unreachable', ['TRY_AGAIN'], ['UNREACHABLE TRY_AGAIN', 'DELIVERED']],
  ['unreachable', ['LEAVE_WITH'], ['UNREACHABLE LEAVE_WITH', 'DELIVERED']],
  ['unreachable', ['NEW_PIN'], ['UNREACHABLE NEW_PIN', 'NEAR_CUSTOMER', 'DELIVERED']],
  ['unreachable', ['BRING_BACK'], ['UNREACHABLE BRING_BACK', 'RETURNED_TO_VENDOR']],
  ['refused', ['TRY_AGAIN', 'BRING_BACK'], ['REFUSED TRY_AGAIN', 'REFUSED BRING_BACK', 'RETURNED_TO_VENDOR']],
  ['wrong-address', ['NEW_PIN'], ['WRONG_ADDRESS NEW_PIN', 'NEAR_CUSTOMER', 'DELIVERED']],
])('asks the shop about %s and follows the answers %j', (scenario, answers, ends) => {
  expect(run(scenario, answers)).toEqual([...begun, ...toDoor, ...ends])
})

it('waits while the shop has not answered, and before a pre-order is due', () => {
  const asked = { ...fresh, status: 'NEAR_CUSTOMER', scenario: 'refused', isAsked: true } as const
  expect(nextStep(asked)?.kind).toBe('look-again')
  expect(nextStep({ ...fresh, status: 'RECEIVED', isDue: false })).toBeUndefined()
})

it.each<OrderStatus>(['DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR', 'INITIATED', 'STALLED'])(
  'does nothing with an order that is %s',
  (status) => expect(nextStep({ ...fresh, status })).toBeUndefined(),
)

it('shows the rider between the places while riding, at them otherwise, and not before or after', () => {
  const collect = { latitude: 1, longitude: 103 }
  const deliver = { latitude: 2, longitude: 104 }
  const at = (status: OrderStatus, secondsSince: number, isCollected = true) =>
    positionOnWay({ status, secondsSince, isCollected, collect, deliver })
  expect(at('WAITING_FOR_TRANSPORT', 1)).toBeUndefined()
  expect(at('COURIER_ACCEPTED_DELIVERY', 10)).toEqual(collect)
  expect(at('COURIER_ACCEPTED_DELIVERY', 0)?.latitude).toBeLessThan(1)
  expect(at('COURIER_LEFT_VENDOR', 5)).toEqual({ latitude: 1.5, longitude: 103.5 })
  expect(at('COURIER_LEFT_VENDOR', 1000)).toEqual(deliver)
  expect(at('DELAYED', 5, false)?.longitude).toBe(103)
  expect(at('RETURN_INITIATED', 10)).toEqual(collect)
  expect(at('DELIVERED', 0)).toBeUndefined()
})
