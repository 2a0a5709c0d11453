export { type Beckon, type BeckonOptions, createBeckon } from './beckon.ts'
export type { CallOptions, CreateOptions } from './call.ts'
export { BeckonConnectionError, BeckonError, WebhookVerificationError } from './errors.ts'
export type { FollowOptions } from './resources/events.ts'
export type * from './types.ts'
export { signWebhook } from './webhooks/sign-webhook.ts'
export {
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookToVerify,
} from './webhooks/verify-webhook.ts'
