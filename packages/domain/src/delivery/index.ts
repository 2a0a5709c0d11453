export {
  closingHours,
  deliveryAreaOf,
  type DeliveringVendor,
  type DeliveryRules,
  isInDeliveryArea,
  isServiceOpen,
  isTooFar,
  maxRouteMetres,
  type OpeningVendor,
  undeliverableReason,
  type UndeliverableReason,
} from './deliverability.ts'
export { arrivals, type Arrivals, expectedSeconds } from './eta.ts'
