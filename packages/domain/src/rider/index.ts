export {
  maySignIn,
  nextRiderStatuses,
  type RiderStatus,
  riderStatuses,
  type Vehicle,
  vehicles,
} from './account.ts'
export { type ActKind, actKinds, isPassed, skippedStep, timeOfAct } from './acts.ts'
export { type Duty, dutyStates, MISSED_OFFERS, missedInARow } from './duty.ts'
