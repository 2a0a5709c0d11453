export { GROWING_WAITS_MS, loadPatiently } from './load-patiently.ts'
