export { boundsOfDay, clockOf, dayAfter, dayBounds, dayOf, daysBetween, type DayBounds } from './zoned.ts'
