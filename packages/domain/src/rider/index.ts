export {
  mayFinish,
  maySignIn,
  nextRiderStatuses,
  type RiderStatus,
  riderStatuses,
  type Vehicle,
  vehicles,
} from './account.ts'
export { type ActKind, isPassed, skippedStep, timeOfAct } from './acts.ts'
export { fitsIn, type HandFacts, hasRoom, parcelsAtOnce } from './capacity.ts'
export {
  DOCUMENT_EXPIRES_SOON_DAYS,
  type DocumentReminder,
  type DocumentState,
  documentState,
  documentStates,
  dueReminder,
  isDocumentValid,
  requiredDocuments,
} from './documents.ts'
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
export { type KeptFor, keptFor, type KeptKind, keptKinds } from './kept-data.ts'
export {
  type Earning,
  earningOf,
  mayCollectCash,
  type RiddenJob,
  type TimedStatus,
  waitedSeconds,
} from './earnings.ts'
export { arrivalsAlong, type TimedStop, type TravelSeconds } from './stop-times.ts'
export {
  hasSameStops,
  isInSequence,
  isSameStop,
  nextStops,
  type ParcelInHand,
  type Stop,
  type StopKey,
  type StopKind,
  stopKinds,
  stopsBefore,
  stopsOf,
} from './stops.ts'
export { payoutOf, type PayoutState, payoutStates, type RiderBalance, type RiderPayout } from './payout.ts'
export { problemsOf, type RiderProblem, riderProblems, stopsRider } from './problems.ts'
export {
  inLaterWeek,
  mondayOf,
  type PlannedHour,
  plannedByHour,
  type Shift,
  type ShiftStanding,
  shiftStanding,
  type ShiftViolation,
  shiftViolation,
} from './shifts.ts'
export {
  mayAnswerStrike,
  proposesSuspension,
  STRIKE_ANSWER_LENGTH,
  type StrikeKind,
  strikeKinds,
  STRIKES_FOR_SUSPENSION,
  strikesInForce,
  type StrikeState,
  type StrikeTimes,
  strikeState,
  strikeStates,
} from './strikes.ts'
