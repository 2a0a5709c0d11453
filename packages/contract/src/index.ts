export type {
  AnswerOf,
  Audience,
  BodyOf,
  Call,
  InputOf,
  LinkScheme,
  Method,
  Mode,
  ParamsOf,
  QueryOf,
} from './call.ts'
export * as accountCalls from './calls/parties/account-calls.ts'
export * as bulkCalls from './calls/ordering/bulk-calls.ts'
export * as decisionCalls from './calls/fulfilment/decision-calls.ts'
export * as deliveryCalls from './calls/ordering/delivery-calls.ts'
export * as dropOffCalls from './calls/parties/drop-off-calls.ts'
export * as fleetCalls from './calls/fulfilment/fleet-calls.ts'
export * as helpCalls from './calls/support/help-calls.ts'
export * as historyCalls from './calls/ordering/history-calls.ts'
export { calls } from './calls/index.ts'
export * as linkCalls from './calls/fulfilment/link-calls.ts'
export * as messageCalls from './calls/fulfilment/message-calls.ts'
export * as moneyOpsCalls from './calls/money/money-ops-calls.ts'
export * as operatorCalls from './calls/settings/operator-calls.ts'
export * as orderCalls from './calls/ordering/order-calls.ts'
export * as paymentCalls from './calls/money/payment-calls.ts'
export * as placeCalls from './calls/parties/place-calls.ts'
export * as proofCalls from './calls/fulfilment/proof-calls.ts'
export * as publicCalls from './calls/fulfilment/public-calls.ts'
export * as registrationCalls from './calls/parties/registration-calls.ts'
export * as riderCalls from './calls/parties/rider-calls.ts'
export * as riderOpsCalls from './calls/parties/rider-ops-calls.ts'
export * as termsCalls from './calls/settings/terms-calls.ts'
export type { TermsStanding } from './calls/settings/terms-calls.ts'
export * as vendorCalls from './calls/parties/vendor-calls.ts'
export * as voucherCalls from './calls/ordering/voucher-calls.ts'
export { type BrowserConfig, browserConfig } from './config/browser-config.ts'
export { type ErrorCode, errorCodes } from './errors.ts'
export {
  type LiveMessage,
  type LiveRequest,
  liveMessage,
  livePath,
  liveRequest,
} from './live/live-messages.ts'
export type { Channel, OpenSession, Owner, Registration, SessionTokens } from './wire/parties/account.ts'
export {
  type BulkChange,
  type BulkColumn,
  type BulkJob,
  type BulkProblem,
  type BulkRow,
  type BulkSheetColumn,
  type BulkStatus,
} from './wire/ordering/bulk.ts'
export { type Failure, type Violation, failure, type WireParcel, type WirePoint } from './wire/common.ts'
export {
  chargeKinds,
  type DecisionAnswer,
  type OrderCharge,
  type OrderDecision,
} from './wire/fulfilment/decision.ts'
export type { OrderMilestone } from './wire/ordering/milestone.ts'
export type { Quote } from './wire/ordering/delivery.ts'
export {
  type PlaceRequestState,
  type FrequentDropOff,
  type NewSavedAddress,
  placeAnswer,
  type PlaceAnswer,
  type PlaceQuestion,
  type SavedAddress,
  savedAddress,
} from './wire/parties/drop-off.ts'
export type { Conversation, OrderMessage } from './wire/fulfilment/message.ts'
export { type ActOutcome, actOutcome, type RiderAct, riderAct } from './wire/fulfilment/act.ts'
export type {
  DutyRecord,
  Earnings,
  Offer,
  Task,
  TrackedPosition,
  Way,
  WirePushSubscription,
} from './wire/fulfilment/fleet.ts'
export type { OperatedRider, RiderDevice, RiderSession, SignedInRider } from './wire/parties/rider.ts'
export {
  type ExportFormat,
  exportFormats,
  type HistoryFigures,
  ROWS_HEADER,
  ROWS_PER_FLUSH,
} from './wire/ordering/history.ts'
export {
  type OrderChange,
  type OrderFieldChange,
  type OrderRecord,
  type OrderRequest,
  orderRecord,
  orderRequest,
  type RiderInfo,
  type Sender,
} from './wire/ordering/order.ts'
export {
  foreignBulk,
  type OfrepErrorCode,
  type OfrepFailure,
  type OfrepFlag,
  ofrepBulk,
  ofrepFailure,
  ofrepFlag,
  ofrepPath,
  ofrepRequest,
} from './wire/settings/ofrep.ts'
export type { FlagState, ShownText } from './wire/settings/operator.ts'
export type { Place, PlaceHit, Precision } from './wire/parties/place.ts'
export type { MaskedCall } from './wire/call.ts'
export type { OrderProof, ProofPhoto } from './wire/fulfilment/proof.ts'
export type {
  GivenRating,
  LinkedOrder,
  PublicOrder,
  Rating,
  Receipt,
} from './wire/fulfilment/public-order.ts'
export type {
  ChosenCard,
  IntentStatus,
  NewCard,
  OnlineMethod,
  PaymentWallet,
  SavedCard,
} from './wire/money/payment.ts'
export { newCard } from './wire/money/payment.ts'
export type { OutletPayload, PaymentMethod, WireVendor } from './wire/parties/vendor.ts'
export type { Discount, OperatedVoucher, VoucherDetails, WireVoucher } from './wire/ordering/voucher.ts'
export type { HelpConversation, HelpFile, HelpMessage, WholeConversation } from './wire/support/help.ts'
