export { HoursFields } from './HoursFields.tsx'
export { hoursOf, rangeIn, type TypedRange } from './typed-range.ts'
