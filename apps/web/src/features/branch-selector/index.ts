export { BranchSelector } from './BranchSelector.tsx'
export {
  chosenVendor,
  pickVendor,
  useSelectedVendor,
  useVendorChoice,
  type VendorChoice,
  VendorContext,
} from './selected-vendor.ts'
export { useVendors } from './use-vendors.ts'
