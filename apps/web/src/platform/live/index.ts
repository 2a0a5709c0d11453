export { createLive, type Live } from './create-live.ts'
export {
  LiveContext,
  type LiveState,
  useFollowVendor,
  useLive,
  useLiveMessages,
  useLiveState,
} from './live-context.ts'
export { LiveIndicator } from './LiveIndicator.tsx'
