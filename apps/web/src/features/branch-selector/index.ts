export { BranchList } from './BranchList.tsx'
export { BranchSelector } from './BranchSelector.tsx'
export { useOutletsChoice } from './outlets-choice.ts'
export { OutletsSwitch } from './OutletsSwitch.tsx'
export {
  chosenVendor,
  pickVendor,
  useSelectedVendor,
  useVendorChoice,
  type VendorChoice,
  VendorContext,
} from './selected-vendor.ts'
export { useFreshVendor } from './use-fresh-vendor.ts'
export { useVendors } from './use-vendors.ts'
