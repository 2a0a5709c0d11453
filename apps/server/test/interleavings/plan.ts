import fc from 'fast-check'

/** Steps of a rider's phone. */
export type RiderStep =
  /** Answers an open offer, or an earlier one that the phone still shows, by one or two phones at once. */
  | { readonly kind: 'accept' | 'decline'; readonly isOld: boolean; readonly phones: 1 | 2 }
  | { readonly kind: 'duty'; readonly state: 'on' | 'break' | 'off' }
  /** Sends a part of the acts of the newest order, in or out of order, once or twice at once. */
  | {
      readonly kind: 'acts'
      readonly first: number
      readonly size: number
      readonly isReversed: boolean
      readonly times: 1 | 2
    }
  /** Sends an act about an order of another rider, or of none. */
  | { readonly kind: 'stray' }
  /** Lets time pass until the next step. */
  | { readonly kind: 'wait' }

/** An order or a rider by its number, and after how many changes of searches something happens to it. */
interface Late {
  readonly number: number
  readonly after: number
}

export interface Plan {
  readonly riders: readonly (readonly RiderStep[])[]
  readonly orders: number
  /** Orders that the shop cancels. */
  readonly cancelled: readonly Late[]
  /** Riders whom an operator suspends. */
  readonly suspended: readonly Late[]
  /** Orders that an operator gives to a rider of another number. */
  readonly assigned: readonly Late[]
  /** Seconds by which the clock advances, one after the other. */
  readonly ticks: readonly number[]
  /** Jobs are run twice at once, as after a lost answer. */
  readonly isTwice: boolean
  /** Other processes that resume the work of a killed one. */
  readonly resumes: number
}

const phones = fc.constantFrom(1 as const, 2 as const)
const accept = fc.record({ kind: fc.constant('accept' as const), isOld: fc.boolean(), phones })
const step: fc.Arbitrary<RiderStep> = fc.oneof(
  { weight: 5, arbitrary: accept },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('decline' as const), isOld: fc.boolean(), phones }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('duty' as const),
      state: fc.constantFrom('on' as const, 'break' as const, 'off' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('acts' as const),
      first: fc.nat(4),
      size: fc.integer({ min: 1, max: 4 }),
      isReversed: fc.boolean(),
      times: phones,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stray' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
)

/** Most phones begin with an answer, or there would be nothing to do for the others. */
const script = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: accept }, { weight: 1, arbitrary: step }),
    fc.array(step, { maxLength: 5 }),
  )
  .map(([first, rest]): readonly RiderStep[] => [first, ...rest])

const late: fc.Arbitrary<Late> = fc.record({ number: fc.nat(2), after: fc.nat(5) })

/** Plans of several riders, a shop, an operator, the clock and the processes of the service, all at once. */
export const plan: fc.Arbitrary<Plan> = fc.record({
  riders: fc.array(script, { minLength: 2, maxLength: 3 }),
  orders: fc.integer({ min: 1, max: 3 }),
  cancelled: fc.array(late, { maxLength: 1 }),
  suspended: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Late[]>([]) },
    { weight: 1, arbitrary: fc.tuple(late) },
  ),
  assigned: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Late[]>([]) },
    { weight: 1, arbitrary: fc.array(late, { minLength: 1, maxLength: 2 }) },
  ),
  ticks: fc.array(fc.constantFrom(1, 6, 31), { maxLength: 6 }),
  isTwice: fc.boolean(),
  resumes: fc.nat(1),
})
