export {
  checkRequest,
  type CheckedRequest,
  type RequestFault,
  type RequestField,
  type RequestFaultCode,
  requestFaults,
  type RequestRules,
} from './check-request.ts'
export { parseCoordinates } from './coordinates.ts'
export { type ItemValue, itemValue } from './item-value.ts'
export { offeredPayments } from './offered-payments.ts'
export {
  asksForParcel,
  chosenBand,
  type Parcel,
  parcelBands,
  parcelFault,
  type ParcelFault,
  parcelFaults,
  type ParcelLimits,
} from './parcel.ts'
export {
  type PreorderDay,
  preorderDays,
  preorderFault,
  type PreorderFault,
  preorderWindow,
} from './preorder.ts'
export {
  checkSender,
  type CheckedSender,
  type SenderFault,
  type SenderFaultCode,
} from './sender.ts'
export {
  clockText,
  parseServiceHours,
  type ServiceHours,
  type ServiceHoursFault,
  serviceState,
} from './service-hours.ts'
export { vatFault, type VatFault } from './vat.ts'
