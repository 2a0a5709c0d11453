export { after, every, now, pause } from './clock.ts'
export { secondsOfDay } from './seconds-of-day.ts'
export { type ClockSample, createServiceClock, type ServiceClock } from './service-clock.ts'
export { useNow } from './use-now.ts'
