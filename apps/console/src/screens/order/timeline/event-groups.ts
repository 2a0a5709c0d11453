import type { DeskEvent } from '@beckon/contract'

export const eventKinds = ['order', 'rider', 'contact', 'operator', 'money'] as const
export type EventKind = (typeof eventKinds)[number]

const kinds: Readonly<Record<DeskEvent['kind'], EventKind>> = {
  status: 'order',
  asked: 'order',
  decided: 'order',
  act: 'rider',
  offer: 'rider',
  wait: 'rider',
  photo: 'rider',
  message: 'contact',
  call: 'contact',
  notice: 'contact',
  link: 'contact',
  rating: 'contact',
  operator: 'operator',
  charge: 'money',
  payment: 'money',
  refund: 'money',
}

/** The filter of the timeline that shows an event. Moves and decisions of operators are theirs, too. */
export function kindOf(event: DeskEvent): EventKind {
  const isOperators = (event.kind === 'status' && event.actor === 'operator') || isOf(event, 'operator')
  return isOperators ? 'operator' : kinds[event.kind]
}

const isOf = (event: DeskEvent, by: 'operator'): boolean => event.kind === 'decided' && event.by === by

/** A status and what happened until the next one, the newest first. */
export interface EventGroup {
  readonly key: string
  readonly events: readonly DeskEvent[]
}

/** Groups events, which come oldest first, by the status in which they happened; the newest group first. */
export function groupsOf(events: readonly DeskEvent[]): readonly EventGroup[] {
  const groups: DeskEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (event.kind === 'status' || !last) groups.push([event])
    else last.push(event)
  }
  return groups.map((group, place) => ({ key: String(place), events: group.toReversed() })).toReversed()
}
