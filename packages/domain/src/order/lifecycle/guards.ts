import type { Actor } from './actor.ts'
import { cancellation } from '../cancellation.ts'
import { isDue } from '../due.ts'
import { editable } from '../editing.ts'
import type { OrderStatus } from './status.ts'

export type GuardName =
  | 'vendor-may-cancel'
  | 'vendor-may-edit'
  | 'due'
  | 'collected'
  | 'not-collected'
  | 'happened-before'

/** The facts of an order that guards check. Times in seconds since 1970. */
export interface MoveFacts {
  readonly status: OrderStatus
  /** When that status came. */
  readonly since: number
  readonly preorderedFor: number | null
  /** Whether its history has a status with the parcel in the rider's hands. */
  readonly collected: boolean
  readonly now: number
  /** When the move happened: earlier than now where a phone was without a connection. */
  readonly at: number
  readonly flags: { readonly delayedCancellation: boolean }
}

/** Operators skip the first three guards, because they repair orders. */
export const guards: Readonly<Record<GuardName, (facts: MoveFacts, actor: Actor) => boolean>> = {
  'vendor-may-cancel': ({ flags, now, ...order }, actor) =>
    actor !== 'vendor' || cancellation(order, now, flags).allowed,
  'vendor-may-edit': ({ status }) => editable(status),
  due: ({ preorderedFor, now }, actor) => actor === 'operator' || isDue(preorderedFor, now),
  collected: ({ collected }) => collected,
  'not-collected': ({ collected }) => !collected,
  // The parcel was handed over before the status came that rules it out.
  'happened-before': ({ at, since }) => at < since,
}

/** Statuses out of which a guard checks `since` or `collected`; every other one decides a move by itself. */
const historical: readonly OrderStatus[] = ['DELAYED', 'PAYMENT_COMMITTED']

/** Whether a move out of this status depends on the history of the order. */
export const dependsOnHistory = (status: OrderStatus): boolean => historical.includes(status)
