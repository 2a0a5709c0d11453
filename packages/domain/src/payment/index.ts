export { type CardProvider, cardProviderOf, cardProviders, type ProviderFlags } from './card-provider.ts'
export {
  type DeclineReason,
  declineReasons,
  INTENT_SECONDS,
  type IntentState,
  intentStates,
  MOST_ATTEMPTS,
} from './intent.ts'
