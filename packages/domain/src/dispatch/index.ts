export { checkProof, type CheckedProof, type ReportedProof } from './check-proof.ts'
export { type Candidate, chooseRider, type OfferHistory } from './choose-rider.ts'
export { reachAfter } from './reach.ts'
export { evaluatePin } from './handover-pin.ts'
export {
  customerPhotoKinds,
  mayShow,
  type PhotoFacts,
  type PhotoKind,
  photoKinds,
} from './photo.ts'
