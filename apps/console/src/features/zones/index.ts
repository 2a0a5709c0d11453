export { useZones } from './use-zones.ts'
