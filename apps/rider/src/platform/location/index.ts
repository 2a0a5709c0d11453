export { batteryReader } from './battery.ts'
export { createLocation, type Location, type LocationState } from './location.ts'
