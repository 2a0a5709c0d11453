export { LaterTime } from './LaterTime.tsx'
export { useLaterDays } from './use-later-days.ts'
