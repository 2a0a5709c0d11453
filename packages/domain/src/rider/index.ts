export {
  maySignIn,
  nextRiderStatuses,
  type RiderStatus,
  riderStatuses,
  type Vehicle,
  vehicles,
} from './account.ts'
export { type ActKind, actKinds, timeOfAct } from './acts.ts'
export {
  type Earning,
  earningOf,
  mayCollectCash,
  type RiddenJob,
  type TimedStatus,
  waitedSeconds,
} from './earnings.ts'
export { type Duty, dutyStates, MISSED_OFFERS, missedInARow } from './duty.ts'
