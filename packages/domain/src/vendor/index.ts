export { type Branch, isLockedOutlet, sortBranches } from './branches.ts'
