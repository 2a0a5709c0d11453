export { createWaiter, now, pause, repeat, type Waiter } from './clock.ts'
