export { type Branch, canEditOutlet, isLockedOutlet, outletsSwitch, sortBranches } from './branches.ts'
