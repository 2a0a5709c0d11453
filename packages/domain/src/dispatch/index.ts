export { checkProof, type CheckedProof, type ReportedProof } from './check-proof.ts'
export { type Candidate, chooseRider, type OfferHistory } from './choose-rider.ts'
export { dispatchLimits, reachAfter } from './dispatch-limits.ts'
export { evaluatePin } from './handover-pin.ts'
export {
  customerPhotoKinds,
  mayShow,
  type PhotoFacts,
  type PhotoKind,
  photoKinds,
  photoLimits,
} from './photo.ts'
