/** States of a payment. OPEN waits for a card; the last three are final. */
export const intentStates = [
  'OPEN',
  'PROCESSING',
  'ACTION_REQUIRED',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
] as const
export type IntentState = (typeof intentStates)[number]

/** Why a card was not taken; another one may be tried after each of them. */
export const declineReasons = [
  'DECLINED',
  'INSUFFICIENT_FUNDS',
  'EXPIRED_CARD',
  'WRONG_SECURITY_CODE',
  'CARD_BLOCKED',
  'CHALLENGE_FAILED',
  'CHALLENGE_ABANDONED',
  'CARD_UNREADABLE',
  'PROVIDER_DOWN',
] as const
export type DeclineReason = (typeof declineReasons)[number]
