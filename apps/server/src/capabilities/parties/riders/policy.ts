import type { ErrorCode } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { nextRiderStatuses, type RiderStatus } from '@beckon/domain/rider'

/** Returns why a rider may not sign in; undefined where nothing prevents it. */
export const signInViolation = (status: RiderStatus): ErrorCode | undefined => violations[status]

const violations: Readonly<Record<RiderStatus, ErrorCode | undefined>> = {
  active: undefined,
  invited: 'rider.invited',
  suspended: 'rider.suspended',
  left: 'rider.left',
}

/** Whether an operator may set the next status. A rider gets the status `invited` by an invitation only. */
export const maySetStatus = (status: RiderStatus, next: RiderStatus): boolean =>
  next !== 'invited' && (next === status || nextRiderStatuses(status).includes(next))

/** The status of a rider who gets a new invitation; undefined where there can be none. */
export function statusWhenInvited(status: RiderStatus): RiderStatus | undefined {
  if (status === 'suspended') return undefined
  return status === 'left' ? 'invited' : status
}

/** The status of a rider who accepts an invitation; undefined where it is void. */
export const statusWhenAccepted = (status: RiderStatus): RiderStatus | undefined =>
  status === 'invited' || status === 'active' ? 'active' : undefined

const DEMO_RIDER = 'demo-rider-'

/** The id of the person among the riders of the demo world; other people have random ids. */
export const demoRiderId = (country: CountryCode): string => `${DEMO_RIDER}${country.toLowerCase()}`

export const isDemoRider = (riderId: string): boolean => riderId.startsWith(DEMO_RIDER)
