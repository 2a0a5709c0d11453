export {
  type ByHandFacts,
  type HandOver,
  handOverOf,
  mayAssign,
  mayTakeBack,
  searchReasons,
} from './by-hand.ts'
export { collectByOf } from './collect-by.ts'
export {
  type AttentionReason,
  attentionOf,
  attentionReasons,
  type BoardFacts,
  type BoardLane,
  boardLanes,
  isScheduled,
  laneOf,
} from './lanes.ts'
export { freshnessOf, type PositionFreshness } from './stale.ts'
export { seesOrder, type SeenZones, seesRider, zonesOf } from './zones.ts'
