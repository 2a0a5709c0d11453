export type { Position } from './create-map.ts'
export { LiveMap, type LiveMapProps } from './LiveMap.tsx'
