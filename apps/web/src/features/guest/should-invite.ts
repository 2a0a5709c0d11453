import type { Mode, OrderRecord } from '@beckon/contract'
import { endedStatuses } from '@beckon/domain/order'
import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** A guest's answer to the invitation: never again, or not before there are more orders than these. */
const answer = z.union([z.literal('never'), z.object({ later: z.number() })])
export type InviteAnswer = z.infer<typeof answer>

export interface Invitable {
  readonly mode: Mode
  /** The number of the guest's orders. */
  readonly orders: number
  readonly answer: InviteAnswer | undefined
  /** Registration is closed. */
  readonly isClosed: boolean
}

/**
 * Returns whether to invite a guest to register after an order; a guest who answered "later" is invited after the
 * next one. When an invitation may appear is decided by `mayInterrupt`.
 */
export function shouldInvite({ mode, orders, answer: said, isClosed }: Invitable): boolean {
  if (mode !== 'guest' || isClosed || said === 'never') return false
  return orders > (said?.later ?? 0)
}

/** While an order is active the guest watches its map; an unknown state counts as active. */
export const mayInterrupt = (orders: readonly Pick<OrderRecord, 'status'>[] | undefined): boolean =>
  orders?.every(({ status }) => endedStatuses.includes(status)) ?? false

export const inviteAnswer = (): Stored<InviteAnswer> => stored('guest-invitation', answer)
