export {
  checkRequest,
  type CheckedRequest,
  type RequestViolation,
  type RequestField,
  type RequestViolationCode,
  type RequestRules,
} from './check-request.ts'
export { parseCoordinates } from './coordinates.ts'
export { needsValueConfirmation } from './item-value.ts'
export { offeredPayments } from './offered-payments.ts'
export {
  needsParcel,
  chosenBand,
  type Parcel,
  parcelBands,
  parcelViolation,
  type ParcelViolation,
  type ParcelLimits,
} from './parcel.ts'
export {
  type PreorderDay,
  preorderDays,
  preorderViolation,
  type PreorderViolation,
  preorderWindow,
} from './preorder.ts'
export { checkSender, type CheckedSender, type SenderViolation, type SenderViolationCode } from './sender.ts'
export {
  clockText,
  firstClosed,
  hoursText,
  parseServiceHours,
  type ServiceHours,
  type ServiceHoursViolation,
  serviceState,
} from './service-hours.ts'
export { vatViolation, type VatViolation } from './vat.ts'
