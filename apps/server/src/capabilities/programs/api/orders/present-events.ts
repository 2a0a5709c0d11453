import type { OrderMilestone, OrderRecord, ProgramOrderEvent, ProgramStatus } from '@beckon/contract'
import type { Actor } from '@beckon/domain/order'
import { isoOf, isoOrNull } from '../values.ts'
import { causeNames, optionNames } from './present-decision.ts'
import { statusFor } from './status.ts'

type StatusEvent = Extract<ProgramOrderEvent, { readonly kind: 'status' }>
type Dated<T> = { readonly at: number; readonly event: T }

const names: Readonly<Record<Actor, StatusEvent['by']>> = {
  system: 'system',
  vendor: 'shop',
  fleet: 'rider',
  payment: 'payment',
  operator: 'operator',
}

/** Everything that happened to an order, oldest first. */
export const presentEvents = (record: OrderRecord): ProgramOrderEvent[] =>
  [...statusesOf(record), ...record.milestones.map(milestoneOf)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ event }) => event)

/** Changes of the status for programs, and updates by the shop, which keep it. */
function statusesOf({
  status_history: history,
  preordered_for: at,
}: OrderRecord): Dated<ProgramOrderEvent>[] {
  const events: Dated<ProgramOrderEvent>[] = []
  let before: ProgramStatus | undefined
  for (const entry of history) {
    const status = statusFor(entry.status, { isForLater: at !== null, before: before ?? 'searching' })
    if (status !== before || entry.reason === 'EDITED') {
      const event = { kind: 'status', at: isoOf(entry.created_at), status, ...byAndWhy(entry) } as const
      events.push({ at: entry.created_at, event })
    }
    before = status
  }
  return events
}

type Entry = OrderRecord['status_history'][number]

const byAndWhy = ({ actor, reason }: Entry): Pick<StatusEvent, 'by' | 'reason'> => ({
  by: names[actor],
  reason: reason === 'NEW_PIN' ? 'new_dropoff' : (reason?.toLowerCase() ?? null),
})

const milestoneOf = (one: OrderMilestone): Dated<ProgramOrderEvent> => ({ at: one.at, event: eventOf(one) })

function eventOf(one: OrderMilestone): ProgramOrderEvent {
  const at = isoOf(one.at)
  switch (one.kind) {
    case 'ASKED':
      return { kind: 'decision_needed', at, cause: causeNames[one.cause] }
    case 'DECIDED':
      return { kind: 'decided', at, option: optionNames[one.option], by: sideOf(one.by) }
    case 'CHARGED':
      return {
        kind: 'charged',
        at,
        charge: one.charge === 'NEW_PIN' ? 'new_dropoff' : one.charge.toLowerCase(),
      }
    case 'LATE':
      return { kind: 'late', at, reason: one.reason.toLowerCase() }
    case 'WROTE':
      return { kind: 'message', at, by: one.sender === 'vendor' ? 'shop' : 'rider' }
    case 'WAITED':
      return { kind: 'waited', at, place: one.place, until: isoOrNull(one.until) }
    case 'RATED':
      return { kind: 'rated', at, stars: one.stars }
  }
}

const sideOf = (by: 'vendor' | 'system' | 'operator') => (by === 'vendor' ? 'shop' : by)
