export type { MapOptions } from './create-map.ts'
export { drawTrail, drawRoute, type Position, showAll } from './map-drawing.ts'
export { useMap } from './use-map.ts'
