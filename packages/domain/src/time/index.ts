export {
  boundsOfDay,
  clockOf,
  dayAfter,
  dayBounds,
  dayOf,
  daysBetween,
  type DayBounds,
  instantAt,
} from './zoned.ts'
