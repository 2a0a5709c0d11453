/** Ways by which an order came to the service. */
export const orderWays = ['portal', 'guest', 'bulk', 'partner', 'api'] as const
export type OrderWay = (typeof orderWays)[number]

/** Beginnings of the ids of callers that have no account; the ids of accounts are UUIDs. */
const wayOfPrefix: ReadonlyMap<string, OrderWay> = new Map([
  ['guest', 'guest'],
  ['platform', 'partner'],
  ['key', 'api'],
])

/** Returns the way of an order by the id of its caller; rows of a workbook are placed in the name of a user. */
export function orderWayOf({
  callerId,
  isBulk,
}: {
  readonly callerId: string
  readonly isBulk: boolean
}): OrderWay {
  if (isBulk) return 'bulk'
  const end = callerId.indexOf(':')
  return (end === -1 ? undefined : wayOfPrefix.get(callerId.slice(0, end))) ?? 'portal'
}
