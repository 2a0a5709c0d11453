export { lazyPart, lazyParts } from './lazy-part.tsx'
export { GROWING_WAITS_MS, loadPatiently } from './load-patiently.ts'
export { useLazily } from './use-lazily.ts'
export { whenIdle } from './when-idle.ts'
