export { CheckNotice, useMark, useMarkedLabel, withoutMarks } from './check-marks.tsx'
export { PasteOrder } from './PasteOrder.tsx'
export {
  type Fill,
  type FormTexts,
  type Offer,
  type PastedField,
  pastedFields,
  type PendingPlace,
} from './proposals.ts'
export { PlaceLookup } from './PlaceLookup.tsx'
