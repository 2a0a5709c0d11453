import { noTimes } from '../stops/stop-plan.ts'

/** The columns of an order that its rider has left before the collection. */
export const withoutRider = { rider_id: null, rider_name: null, rider_vehicle: null, ...noTimes } as const
