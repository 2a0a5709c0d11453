export { WaitTimer, type WaitTimerProps } from './WaitTimer.tsx'
