import type { AnswerOf, fleetCalls } from '@beckon/contract'
import { z } from 'zod'

type Assignment = AnswerOf<typeof fleetCalls.riderWork>['result']['assignments'][number]

/** A change of a parcel that the rider did not make, shown until the rider has seen it. */
export const jobNotice = z.object({
  order_id: z.string(),
  /** `gone`: the order was called off before the collection. `changed`: the shop changed what is delivered or where to. */
  kind: z.enum(['gone', 'changed']),
  /** Of the collection point. */
  name: z.string(),
  /** Milliseconds by the phone's clock. */
  at: z.number(),
})
export type JobNotice = z.infer<typeof jobNotice>

export interface Fetched {
  readonly before: readonly Assignment[]
  readonly after: readonly Assignment[]
  readonly notices: readonly JobNotice[]
  /** Orders that this rider has finished, the service may have it or not. */
  readonly finished: ReadonlySet<string>
  readonly at: number
}

/** Returns the notices after an answer of the service. */
export function noticesAfter({ before, after, notices, finished, at }: Fetched): readonly JobNotice[] {
  const found = before.flatMap((was): readonly JobNotice[] => {
    const { order_id, collect } = was.task
    const is = after.find(({ task }) => task.order_id === order_id)
    const notice = { order_id, name: collect.name, at }
    if (!is) return was.picked_up || finished.has(order_id) ? [] : [{ ...notice, kind: 'gone' }]
    return isSame(was, is) ? [] : [{ ...notice, kind: 'changed' }]
  })
  const isNewer = ({ order_id: id }: JobNotice) => found.some(({ order_id }) => order_id === id)
  const isBack = ({ order_id: id, kind }: JobNotice) =>
    kind === 'gone' && after.some(({ task }) => task.order_id === id)
  return [...notices.filter((notice) => !isNewer(notice) && !isBack(notice)), ...found]
}

const isSame = ({ task: was }: Assignment, { task: is }: Assignment): boolean => {
  const earlier = shownOf(was)
  return shownOf(is).every((value, place) => value === earlier[place])
}

/** The promised time is left out: it moves with the road. */
const shownOf = ({ collect, deliver, ...task }: Assignment['task']): readonly unknown[] => [
  collect.address,
  collect.latitude,
  collect.longitude,
  deliver.name,
  deliver.address,
  deliver.latitude,
  deliver.longitude,
  deliver.notes,
  task.description,
  task.amount,
  task.pay_at_pickup,
  task.age_check_required,
  task.handover_pin_required,
]
