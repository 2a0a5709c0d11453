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
