export { type Actor, actors } from './lifecycle/actor.ts'
export { cancellation, type Cancellation, type CancelTerms, cancelTerms } from './cancellation.ts'
export {
  answerSeconds,
  type DecisionCause,
  decisionCauses,
  type DecisionFacts,
  type DecisionOption,
  decisionOptions,
  isForLaterRide,
  type DoorTrouble,
  doorTroubles,
  type RiderTrouble,
  riderTroubles,
  fallbackOf,
  newDropOffPrice,
  optionsFor,
  type PricedOption,
  isStillNeeded,
} from './decision.ts'
export {
  delayReason,
  type DelayReason,
  delayReasons,
  isDelayedBy,
  isLate,
  type DelayFacts,
  PROMISE_MARGIN_SECONDS,
} from './delay.ts'
export {
  etaShown,
  headsFor,
  type HistoryEntry,
  followsRider,
  hidesFullMap,
  pollRiderEvery,
  pollsRider,
  riderAssigned,
} from './display.ts'
export { deskSearch, type DeskSearch } from './desk-search.ts'
export { isDue } from './due.ts'
export { operatorMayCancel } from './operator-cancellation.ts'
export { editable, keepsFee, statusOfEdited } from './editing.ts'
export { dependsOnHistory, type GuardName, type MoveFacts } from './lifecycle/guards.ts'
export {
  daysOf,
  type HistoryFilter,
  historyFilters,
  type HistoryPeriod,
  type HistorySearch,
  historySearch,
  type Period,
  type PeriodViolation,
  periodViolation,
  periodOf,
  periodOfDays,
  statusesOf,
  withSearch,
} from './history.ts'
export { type RequestedMove, evaluateMove, type MoveEvaluation } from './lifecycle/evaluate-move.ts'
export { isOnlyForEarlier, type Move, moves, mayMove, nextStatuses } from './lifecycle/lifecycle.ts'
export {
  type ListedOrder,
  type ListName,
  listNames,
  isScheduled,
  listOf,
  pastNewStatuses,
  searchMatches,
  sortNewestFirst,
  sortSoonestFirst,
} from './lists.ts'
export {
  isNewer,
  isTracked,
  pollEvery,
  belongsOnPage,
  refetchAfterSeconds,
  type TrackedDays,
  trackedDays,
} from './live.ts'
export { shortOrderId, vendorOf } from './order-id.ts'
export {
  type CollectionFacts,
  collectionViolation,
  type CreationFacts,
  creationViolation,
  type EditFacts,
  editViolation,
  type OrderFields,
  type OrderFieldViolation,
  orderFieldViolations,
  type PreconditionViolation,
} from './preconditions.ts'
export { canBeFollowed, firstName, ratedUntil, showsRider } from './public-terms.ts'
export { type PublicStatus, publicStatus, publicStatuses } from './public-status.ts'
export { type CancelReason, cancelReasons, type MoveReason, moveReasons } from './lifecycle/reasons.ts'
export { sentenceOf, type TrackingSentence, trackingSentences } from './sentence.ts'
export {
  activeStatuses,
  cancelledListStatuses,
  collectedStatuses,
  newStatuses,
  type OrderStatus,
  orderStatuses,
  endedStatuses,
  rankOf,
  toOrderStatus,
} from './lifecycle/status.ts'
export { mayCall, mayTalk } from './talk.ts'
export { type Wait, type WaitPlace, waitPlaces, waitsOf, type WaitStamp } from './waits.ts'
export { type OrderWay, orderWayOf, orderWays } from './way.ts'
