export { type LiveState, useFollowVendor, useLiveMessages, useLiveState } from './live-context.ts'
export { LiveIndicator } from './LiveIndicator.tsx'
