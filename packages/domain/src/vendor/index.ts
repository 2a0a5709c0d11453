export { type Branch, canEditOutlet, isLockedOutlet, outletsSwitch, sortBranches } from './branches.ts'
export {
  type InvalidField,
  type OutletViolation,
  type OutletField,
  type OutletForm,
  outletViolations,
  outletTexts,
} from './outlet-form.ts'
