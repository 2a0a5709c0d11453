export { LazyMap } from './lazy-map.tsx'
export type { Position } from '@beckon/ui/map'
export { useRiderTrail } from './use-rider-trail.ts'
export { useMapTexts } from './use-map-texts.ts'
