export {
  maySignIn,
  nextRiderStatuses,
  type RiderStatus,
  riderStatuses,
  type Vehicle,
  vehicles,
} from './account.ts'
export { type ActKind, isPassed, skippedStep, timeOfAct } from './acts.ts'
export {
  type Duty,
  type DutyFacts,
  dutyStates,
  isOldPosition,
  MISSED_OFFERS,
  missedInARow,
  type NoOfferReason,
  noOfferReasons,
  noOfferReasonsOf,
} from './duty.ts'
export {
  type Earning,
  earningOf,
  mayCollectCash,
  type RiddenJob,
  type TimedStatus,
  waitedSeconds,
} from './earnings.ts'
