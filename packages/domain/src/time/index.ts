export { clockOf, dayBounds, type DayBounds } from './zoned.ts'
