import type { DeskEvent } from '@beckon/contract'

/** An event before it is presented. */
export type TimedEvent = { readonly at: Date } & WithoutTime<DeskEvent>
type WithoutTime<Event> = Event extends DeskEvent ? Omit<Event, 'at'> : never
