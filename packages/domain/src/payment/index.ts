export {
  ALONE_FACTOR,
  APPROVAL_SECONDS,
  type ApprovalFacts,
  type DecisionFacts,
  type DecisionViolation,
  evaluateDecision,
  evaluateHandRefund,
  evaluateWriteOff,
  type HandKind,
  handKinds,
  type HandState,
  handStateAt,
  handStates,
  type HandViolation,
  needsApproval,
  refundable,
  type RefundFacts,
  type WriteOffFacts,
} from './by-hand.ts'
export { type Cash, cashOf, type CashFacts } from './cash.ts'
export { cashAtDoor, type CashAtDoor, readAmount } from './cash-at-door.ts'
export { type CardProvider, cardProviderOf, cardProviders, type ProviderFlags } from './card-provider.ts'
export { type DeclineReason, declineReasons, type IntentState, intentStates } from './intent.ts'
export {
  type Balances,
  balancesOf,
  type LedgerAccount,
  ledgerAccounts,
  type MoneyEvent,
  type Posting,
  postingsOf,
  postingsOfRider,
  type RiderMoneyEvent,
} from './ledger.ts'
export { mayPayOnline, methodsFor, type OfferedMethod, type OnlineFacts } from './methods.ts'
export { nothingDueStatuses, isPaidAtDoor, paidAtDoor } from './paid-at-door.ts'
export {
  advanceLimitMinor,
  advanceOf,
  type CheckedAdvance,
  checkPaid,
  checkPaidBack,
  mayAdvance,
  paysAtPickup,
} from './pay-at-pickup.ts'
export {
  type PaymentStanding,
  paymentStandings,
  standingOf,
  type StandingFacts,
  UNCLEAR_SECONDS,
  unclearStandings,
} from './payment-standing.ts'
export {
  evaluateGatewayEvent,
  type KnownPayment,
  type GatewayUpdate,
  type GatewayEventVerdict,
} from './gateway-event.ts'
export { type Difference, differencesOf, type MovedMoney } from './reconcile.ts'
export { evaluateMoney, type MoneyMove, type MoneyVerdict, type RefundCause, refundCauses } from './refund.ts'
