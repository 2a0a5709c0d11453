export { after, every, now, nowSeconds, pause } from './clock.ts'
export { useNow } from './use-now.ts'
