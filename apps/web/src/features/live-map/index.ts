export { LazyMap } from './lazy-map.tsx'
export { useMapTexts } from './use-map-texts.ts'
