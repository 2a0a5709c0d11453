export { checkProof, type CheckedProof, type ReportedProof } from './check-proof.ts'
export {
  type Candidate,
  type Carrier,
  chooseCarrier,
  chooseRider,
  isCertain,
  mayCarriersWin,
  type OfferHistory,
} from './choose-rider.ts'
export {
  type Insertion,
  type InsertionAsk,
  insertAnyway,
  insertParcel,
  type PromisedStop,
  rememberTravel,
} from './insert-parcel.ts'
export { isExact, plausiblePositions, type ReportedPosition, trailPoints } from './plausible-positions.ts'
export {
  areScarce,
  assignTogether,
  MOST_COMPETITORS,
  type Pairing,
  ridersOfOthers,
  type WaitingOrder,
} from './assign-together.ts'
export { searchRadiusAfter, searchRadii } from './search-radius.ts'
export { isStored, type TakenPosition } from './stored-position.ts'
export { evaluatePin, PIN_TRIES } from './handover-pin.ts'
export {
  acceptsPhoto,
  customerPhotoKinds,
  type HandoverKind,
  handoverKinds,
  type PhotoFacts,
  type PhotoKind,
  photoKinds,
} from './photo.ts'
