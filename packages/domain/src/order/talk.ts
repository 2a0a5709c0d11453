import { endedStatuses, type OrderStatus } from './lifecycle/status.ts'

/** How long after the end of an order its shop and its rider can still write to each other, in seconds. */
export const TALK_AFTER_END = 3600

export interface TalkFacts {
  readonly status: OrderStatus
  /** When it came into this status, in seconds since 1970. */
  readonly since: number
  readonly hasRider: boolean
}

/** Whether shop and rider can call each other about an order now: the rider has it, or comes for it. */
export const mayCall = ({ status, hasRider }: Pick<TalkFacts, 'status' | 'hasRider'>): boolean =>
  hasRider && !endedStatuses.includes(status)

/** Whether shop and rider can write to each other about an order now. */
export const mayTalk = ({ status, since, hasRider }: TalkFacts, now: number): boolean =>
  hasRider && (!endedStatuses.includes(status) || now - since <= TALK_AFTER_END)
