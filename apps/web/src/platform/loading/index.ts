export { GROWING_WAITS_MS, loadOptional } from './load-optional.ts'
