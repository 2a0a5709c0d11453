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
export * as accountCalls from './calls/account-calls.ts'
export * as bulkCalls from './calls/bulk-calls.ts'
export * as decisionCalls from './calls/decision-calls.ts'
export * as deliveryCalls from './calls/delivery-calls.ts'
export * as dropOffCalls from './calls/drop-off-calls.ts'
export * as fleetCalls from './calls/fleet-calls.ts'
export * as helpCalls from './calls/help-calls.ts'
export * as historyCalls from './calls/history-calls.ts'
export { calls } from './calls/index.ts'
export * as linkCalls from './calls/link-calls.ts'
export * as messageCalls from './calls/message-calls.ts'
export * as moneyOpsCalls from './calls/money-ops-calls.ts'
export * as operatorCalls from './calls/operator-calls.ts'
export * as orderCalls from './calls/order-calls.ts'
export * as paymentCalls from './calls/payment-calls.ts'
export * as placeCalls from './calls/place-calls.ts'
export * as proofCalls from './calls/proof-calls.ts'
export * as publicCalls from './calls/public-calls.ts'
export * as registrationCalls from './calls/registration-calls.ts'
export * as termsCalls from './calls/terms-calls.ts'
export type { TermsStanding } from './calls/terms-calls.ts'
export * as vendorCalls from './calls/vendor-calls.ts'
export * as voucherCalls from './calls/voucher-calls.ts'
export { type BrowserConfig, browserConfig } from './config/browser-config.ts'
export { type ErrorCode, type ErrorKey, errorCodes } from './errors.ts'
export {
  type LiveMessage,
  type LiveRequest,
  liveMessage,
  livePath,
  liveRequest,
} from './live/live-messages.ts'
export type { Channel, OpenSession, Owner, Registration, SessionTokens, WireUser } from './wire/account.ts'
export {
  type BulkChange,
  type BulkColumn,
  type BulkJob,
  type BulkProblem,
  type BulkRow,
  type BulkSheetColumn,
  type BulkStatus,
  CHANGES_AT_ONCE,
} from './wire/bulk.ts'
export { type Failure, type Fault, failure, type WireParcel, type WirePoint } from './wire/common.ts'
export { chargeKinds, type DecisionAnswer, type OrderCharge, type OrderDecision } from './wire/decision.ts'
export type { OrderMilestone } from './wire/milestone.ts'
export type { Quote, TimeRange } from './wire/delivery.ts'
export {
  type AskedPlace,
  type FrequentDropOff,
  type NewSavedAddress,
  placeAnswer,
  type PlaceAnswer,
  type PlaceQuestion,
  type SavedAddress,
  savedAddress,
} from './wire/drop-off.ts'
export type { Conversation, OrderMessage } from './wire/message.ts'
export type { Offer, Task } from './wire/fleet.ts'
export {
  type ExportFormat,
  exportFormats,
  type HistoryFigures,
  ROWS_HEADER,
  ROWS_PER_FLUSH,
} from './wire/history.ts'
export {
  type OrderChange,
  type OrderFieldChange,
  type OrderRecord,
  type OrderRequest,
  orderRecord,
  orderRequest,
  type RiderInfo,
  type Sender,
} from './wire/order.ts'
export {
  foreignBulk,
  type OfrepBulk,
  type OfrepErrorCode,
  type OfrepFailure,
  type OfrepFlag,
  ofrepBulk,
  ofrepFailure,
  ofrepFlag,
  ofrepPath,
  ofrepRequest,
} from './wire/ofrep.ts'
export type { FlagState, ShownText } from './wire/operator.ts'
export type { Place, PlaceHit, Precision } from './wire/place.ts'
export type { MaskedCall } from './wire/call.ts'
export type { OrderProof, ProofPhoto } from './wire/proof.ts'
export type { GivenRating, LinkedOrder, PublicOrder, Rating, Receipt } from './wire/public-order.ts'
export type {
  ChosenCard,
  IntentStatus,
  NewCard,
  OnlineMethod,
  OrderCash,
  OrderPayment,
  PaymentWallet,
  SavedCard,
} from './wire/payment.ts'
export { newCard } from './wire/payment.ts'
export type { OutletPayload, PaymentMethod, WireVendor } from './wire/vendor.ts'
export type { Discount, OperatedVoucher, VoucherDetails, WireVoucher } from './wire/voucher.ts'
export type { HelpConversation, HelpFile, HelpMessage, WholeConversation } from './wire/help.ts'
