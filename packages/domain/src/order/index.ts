export { cancellation, type Cancellation } from './cancellation.ts'
export { etaShown, hidesFullMap, pollsRider, riderAssigned } from './display.ts'
export { editable } from './editing.ts'
export { type Actor, actors, type Move, moves, mayMove, nextStatuses } from './lifecycle.ts'
export {
  type ListedOrder,
  type ListName,
  listNames,
  listOf,
  searchMatches,
  sortNewestFirst,
} from './lists.ts'
export { vendorOf } from './order-id.ts'
export { sentenceOf, type TrackingSentence } from './sentence.ts'
export {
  activeStatuses,
  cancelledStatuses,
  collectedStatuses,
  finishedStatuses,
  hasParcel,
  newStatuses,
  oldStatuses,
  type OrderStatus,
  orderStatuses,
  overStatuses,
  rankOf,
  toOrderStatus,
} from './status.ts'
