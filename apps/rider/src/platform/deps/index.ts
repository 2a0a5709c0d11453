export { DepsContext, type RiderDeps, useDeps, useStore } from './deps.ts'
