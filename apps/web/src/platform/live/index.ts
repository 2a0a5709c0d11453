export { type LiveState, useFollowVendor, useIsLive, useLiveMessages, useLiveState } from './live-context.ts'
export { LiveIndicator } from './LiveIndicator.tsx'
