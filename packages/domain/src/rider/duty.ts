import { dispatchLimits } from '../limits/index.ts'

/** States of duty. A rider on a break keeps the parcels in hand and gets no offers. */
export const dutyStates = ['off', 'on', 'break'] as const
export type Duty = (typeof dutyStates)[number]

/** Offers in a row without an answer after which a rider is taken off duty. */
export const MISSED_OFFERS = 3

/** Number of the newest offers in a row that expired without an answer; offers are newest first. */
export function missedInARow(offers: readonly { readonly state: string }[]): number {
  const answered = offers.findIndex(({ state }) => state !== 'expired')
  return answered === -1 ? offers.length : answered
}

/** Reasons for which a rider gets no offers. */
export const noOfferReasons = [
  'off_duty',
  'on_break',
  'missed_offers',
  'suspended',
  'no_position',
  'old_position',
  'busy',
  'cash_limit',
  'documents',
] as const
export type NoOfferReason = (typeof noOfferReasons)[number]

export interface DutyFacts {
  readonly duty: Duty
  /** Taken off duty because offers were not answered. */
  readonly hasMissed: boolean
  /** Seconds since the newest position was taken; null without a position, 0 where the age does not count. */
  readonly positionAge: number | null
  /** For another parcel. */
  readonly hasRoom: boolean
  /** A required document is missing, not approved or has expired. */
  readonly lacksDocuments: boolean
  readonly isSuspended: boolean
}

/** Returns why a rider gets no offers, by account, documents, duty, position and parcels; empty while offers may come. */
export function noOfferReasonsOf(facts: DutyFacts): NoOfferReason[] {
  const { lacksDocuments, isSuspended } = facts
  if (isSuspended) return ['suspended']
  return [...reasonsOfDuty(facts), ...(lacksDocuments ? (['documents'] as const) : [])]
}

function reasonsOfDuty({ duty, hasMissed, positionAge, hasRoom }: DutyFacts): NoOfferReason[] {
  if (duty === 'off') return [hasMissed ? 'missed_offers' : 'off_duty']
  if (duty === 'break') return ['on_break']
  const isOld = positionAge !== null && isOldPosition(positionAge)
  return [
    ...(positionAge === null ? (['no_position'] as const) : []),
    ...(isOld ? (['old_position'] as const) : []),
    ...(hasRoom ? [] : (['busy'] as const)),
  ]
}

/** Whether a position of this age, in seconds, is too old for offers. */
export const isOldPosition = (age: number): boolean => age > dispatchLimits.oldPositionSeconds
