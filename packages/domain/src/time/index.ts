export { clockOf, dayBounds, dayOf, type DayBounds } from './zoned.ts'
