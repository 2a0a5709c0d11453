import type { ShownRider } from '@beckon/contract'
import { WeekPlan } from '../../../features/shifts/index.ts'

/** The planned shifts of a rider by week. */
export const RiderShifts = ({ rider }: { readonly rider: ShownRider }) => (
  <WeekPlan riders={[{ id: rider.id, name: rider.name }]} riderId={rider.id} />
)
