export {
  deliveryAreaOf,
  type DeliveringVendor,
  type DeliveryRules,
  isInDeliveryArea,
  isServiceOpen,
  isTooFar,
  longestWay,
  undeliverableReason,
  type UndeliverableReason,
} from './deliverability.ts'
export { arrivals, type Arrivals, expectedSeconds } from './eta.ts'
