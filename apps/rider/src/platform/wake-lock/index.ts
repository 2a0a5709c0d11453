export { hasWakeLock, keepAwake } from './wake-lock.ts'
