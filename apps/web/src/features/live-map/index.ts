export { LazyMap } from './lazy-map.tsx'
export type { Position } from './create-map.ts'
export { useRiderTrail } from './use-ridden.ts'
export { useMapTexts } from './use-map-texts.ts'
