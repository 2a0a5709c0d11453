export {
  deliveryAreaOf,
  type DeliveringVendor,
  type DeliveryRules,
  isInDeliveryArea,
  isServiceOpen,
  isTooFar,
  maxRouteMetres,
  undeliverableReason,
  type UndeliverableReason,
} from './deliverability.ts'
export { arrivals, type Arrivals, expectedSeconds } from './eta.ts'
