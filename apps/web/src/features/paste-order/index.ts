export { CheckNotice, useMark, useMarkedLabel, withoutMarks } from './marks.tsx'
export { PasteOrder } from './PasteOrder.tsx'
export {
  type Fill,
  type FormTexts,
  type Offer,
  type PastedField,
  pastedFields,
  type Sought,
} from './proposals.ts'
export { SoughtPlace } from './SoughtPlace.tsx'
