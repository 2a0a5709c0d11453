export {
  boundsOfDay,
  clockOf,
  dayAfter,
  dayBounds,
  dayOf,
  daysBetween,
  type DayBounds,
  instantAt,
  momentIn,
} from './zoned.ts'
