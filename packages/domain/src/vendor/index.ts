export { type Branch, canEditOutlet, isLockedOutlet, outletsSwitch, sortBranches } from './branches.ts'
export {
  type FaultyField,
  type OutletFault,
  type OutletField,
  type OutletForm,
  outletFaults,
  outletTexts,
} from './outlet-form.ts'
