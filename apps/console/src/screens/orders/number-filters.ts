import { orderConditions } from '@beckon/domain/numbers'
import { moveReasons, orderWays } from '@beckon/domain/order'
import { refundCauses } from '@beckon/domain/payment'

/** Filters with which a number opens its orders. */
export const numberNames = ['only', 'way', 'reason', 'cause', 'zone', 'span'] as const
export type NumberName = (typeof numberNames)[number]

/** The values of the address that exist. */
export const numberFilters = ({ only, way, reason, cause }: Readonly<Record<NumberName, string>>) => ({
  only: orderConditions.find((one) => one === only),
  way: orderWays.find((one) => one === way),
  reason: moveReasons.find((one) => one === reason),
  cause: refundCauses.find((one) => one === cause),
})
