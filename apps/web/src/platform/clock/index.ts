export { after, every, now, nowSeconds, pause } from './clock.ts'
export { learnServerTime, serverSeconds } from './server-time.ts'
export { useNow } from './use-now.ts'
