export { type Branch, canEditOutlet, isLockedOutlet, outletsSwitch, sortBranches } from './branches.ts'
export {
  type InvalidField,
  type OutletViolation,
  type OutletField,
  type OutletForm,
  outletViolations,
  outletTexts,
} from './outlet-form.ts'
export {
  type CheckedShop,
  checkShops,
  type NewShop,
  readShops,
  type ShopColumn,
  shopColumns,
  type ShopProblem,
  type ShopRowFacts,
  type ShopRowViolation,
  shopRowViolations,
  shopTitles,
  type TypedShop,
} from './shop-rows.ts'
export { areaAround, areaViolation, type AreaViolation } from './service-area.ts'
