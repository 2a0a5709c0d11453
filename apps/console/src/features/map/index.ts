export { listenToPointer, type MapPointerEvent, signNear } from './pointer.ts'
export { useMap } from './use-map.ts'
export { useCountryMap } from './use-country-map.ts'
