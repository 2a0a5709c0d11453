export { LazyMap } from './lazy-map.tsx'
export type { Position } from './create-map.ts'
export { useRiderTrail } from './use-rider-trail.ts'
export { useMapTexts } from './use-map-texts.ts'
