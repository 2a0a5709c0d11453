export { DepsContext, type RiderDeps, type Update, useDeps, useStore } from './deps.ts'
