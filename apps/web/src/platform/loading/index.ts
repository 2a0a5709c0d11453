export { lazyPart, lazyParts } from './lazy-part.tsx'
export { GROWING_WAITS_MS, loadOptional } from './load-optional.ts'
export { useLazily } from './use-lazily.ts'
export { whenIdle } from './when-idle.ts'
