export type {
  AnswerOf,
  Audience,
  BodyOf,
  Call,
  CallAction,
  CallSubject,
  InputOf,
  LinkScheme,
  MemberCallAction,
  Method,
  Mode,
  ParamsOf,
  QueryOf,
} from './call.ts'
export { mayView, successStatus } from './call.ts'
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
export * as operatorAccountCalls from './calls/settings/operator-account-calls.ts'
export * as operatorSessionCalls from './calls/settings/operator-session-calls.ts'
export * as operatorCalls from './calls/settings/operator-calls.ts'
export * as orderCalls from './calls/ordering/order-calls.ts'
export * as paymentCalls from './calls/money/payment-calls.ts'
export * as placeCalls from './calls/parties/place-calls.ts'
export * as proofCalls from './calls/fulfilment/proof-calls.ts'
export * as publicCalls from './calls/fulfilment/public-calls.ts'
export * as registrationCalls from './calls/parties/registration-calls.ts'
export * as riderCalls from './calls/parties/rider-calls.ts'
export * as riderOpsCalls from './calls/parties/rider-ops-calls.ts'
export * as pressureCalls from './calls/ordering/pressure-calls.ts'
export * as zoneCalls from './calls/parties/zone-calls.ts'
export * as riderPayoutCalls from './calls/money/rider-payout-calls.ts'
export * as riderDataCalls from './calls/parties/rider-data-calls.ts'
export * as riderDocumentCalls from './calls/parties/rider-document-calls.ts'
export * as riderDeskCalls from './calls/parties/rider-desk-calls.ts'
export * as riderMoneyCalls from './calls/money/rider-money-calls.ts'
export * as shiftCalls from './calls/parties/shift-calls.ts'
export * as strikeCalls from './calls/parties/strike-calls.ts'
export * as termsCalls from './calls/settings/terms-calls.ts'
export type { TermsStanding } from './calls/settings/terms-calls.ts'
export * as vendorCalls from './calls/parties/vendor-calls.ts'
export * as voucherCalls from './calls/ordering/voucher-calls.ts'
export * as shopCalls from './calls/operations/shop-calls.ts'
export * as helpDeskCalls from './calls/operations/help-desk-calls.ts'
export * as moneyDeskCalls from './calls/money/money-desk-calls.ts'
export * as cashBatchCalls from './calls/money/cash-batch-calls.ts'
export * as ledgerCalls from './calls/money/ledger-calls.ts'
export * as exceptionCalls from './calls/operations/exception-calls.ts'
export * as viewCalls from './calls/operations/view-calls.ts'
export * as orderDeskCalls from './calls/operations/order-desk-calls.ts'
export * as backupCalls from './calls/operations/backup-calls.ts'
export * as priceCalls from './calls/operations/price-calls.ts'
export * as shopHoursCalls from './calls/operations/shop-hours-calls.ts'
export * as testShopCalls from './calls/operations/test-shop-calls.ts'
export * as listViewCalls from './calls/settings/list-view-calls.ts'
export * as webhookCalls from './calls/programs/webhook-calls.ts'
export * as keyCalls from './calls/programs/key-calls.ts'
export * as textCalls from './calls/settings/text-calls.ts'
export * as termsDeskCalls from './calls/settings/terms-desk-calls.ts'
export * as pictureCalls from './calls/settings/picture-calls.ts'
export * as shownTermsCalls from './calls/settings/shown-terms-calls.ts'
export type { BrandPicture } from './wire/settings/brand-picture.ts'
export type { PictureState } from './wire/settings/picture-state.ts'
export type { ListedTerms, TermsText, TermsTexts, WholeTerms } from './wire/settings/terms.ts'
export type { EditableText, TextVersion } from './wire/settings/text.ts'
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
  Stop,
  Task,
  TrackedPosition,
  Transfer,
  Way,
  WirePushSubscription,
} from './wire/fulfilment/fleet.ts'
export type { OperatedRider, RiderDevice, RiderSession, SignedInRider } from './wire/parties/rider.ts'
export type {
  ListedRider,
  OperatedDevices,
  OperatedDocuments,
  OperatedStrikes,
  OwnStrikes,
  ShownRider,
  WireShift,
} from './wire/parties/rider-desk.ts'
export type { PayoutPreview, PayoutRun } from './calls/money/rider-payout-calls.ts'
export type { WireZone } from './wire/parties/zone.ts'
export { type DeliveryNotice, type WireMeasure, type WireZoneLoad } from './wire/ordering/pressure.ts'
export type { OperatedDocument, RiderDocument } from './wire/parties/rider-document.ts'
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
export type {
  ListedOperator,
  LoginStep,
  OperatorMe,
  OperatorSession,
} from './wire/settings/operator-account.ts'
export type {
  CountryParameter,
  FlagState,
  LastChange,
  OperatorChange,
  RefusedAttempt,
  ShownText,
} from './wire/settings/operator.ts'
export type { ComparedOrder, CountryPreview, FeeComparison, ShopPreview } from './wire/operations/price.ts'
export type { ListView } from './wire/settings/list-view.ts'
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
export type {
  Discount,
  OperatedVoucher,
  VoucherDetails,
  VoucherUse,
  WireVoucher,
} from './wire/ordering/voucher.ts'
export type { HelpConversation, HelpFile, HelpMessage, WholeConversation } from './wire/support/help.ts'
export * as boardCalls from './calls/operations/board-calls.ts'
export {
  type Board,
  type BoardConflict,
  boardConflict,
  type BoardOffer,
  type BoardOrder,
  type BoardRider,
} from './wire/operations/board.ts'
export type {
  ListedPlatform,
  ListedShop,
  ListedShopUpload,
  Shop,
  ShopFlag,
  ShopOwner,
  ShopUpload,
  ShopUploadRow,
} from './wire/operations/shop.ts'
export type {
  DeskConversation,
  HelpTemplate,
  HelpWaits,
  WholeDeskConversation,
} from './wire/operations/help-desk.ts'
export type {
  AccountBalance,
  CashBalance,
  CashBatch,
  DeskPayment,
  DeskRefund,
  HandPreview,
  MoneyRequest,
  PaymentStep,
} from './wire/money/desk.ts'
export type {
  ExceptionAttempt,
  ExceptionDetail,
  ExceptionMeasures,
  ExceptionRecord,
  OfferedRemedy,
} from './wire/operations/exception.ts'
export type { Backup } from './wire/operations/backup.ts'
export type { View } from './wire/operations/view.ts'
export type {
  DeskEvent,
  DeskMoney,
  DeskOrder,
  FoundOrder,
  FoundRider,
  FoundShop,
} from './wire/operations/order-desk.ts'
export * as numbersCalls from './calls/operations/numbers-calls.ts'
export type { Numbers, NumbersStep } from './wire/operations/numbers.ts'
export { eventCatalogue, type EventData, type PublicEvent } from './wire/programs/event-catalogue.ts'
export { eventData, type FullOrder } from './wire/programs/event-data.ts'
export {
  EVENTS_FROM_NOW,
  type NewWebhookEndpoint,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEndpointChange,
} from './wire/programs/webhook.ts'
export type { ProgramKey } from './wire/programs/key.ts'
export * as programCalls from './calls/programs/index.ts'
export { type ProgramCall, type ProgramExample, programGroups } from './calls/programs/define-program-call.ts'
export {
  errorsOfEveryCall,
  programErrorOf,
  type ProgramErrorCode,
  programErrors,
} from './calls/programs/program-errors.ts'
export { programFields } from './calls/programs/errors/field-errors.ts'
export { programDocument } from './openapi/program-document.ts'
export type { ProgramAddress, ProgramAddressGiven } from './wire/programs/address.ts'
export type { ProgramBulkRow, ProgramBulkRowChange, ProgramBulkUpload } from './wire/programs/bulk.ts'
export type { ProgramCollectionPoint } from './wire/programs/collection-point.ts'
export { type ProgramFailure, programFailure, type ProgramMoney } from './wire/programs/common.ts'
export type { ProgramDecision, ProgramDecisionGiven } from './wire/programs/decision.ts'
export type { ProgramOrderEvent } from './wire/programs/event.ts'
export type { ProgramFigures, ProgramOrderMoney } from './wire/programs/money.ts'
export type { Expandable, NewProgramOrder, ProgramOrder, ProgramOrderUpdate } from './wire/programs/order.ts'
export type { ProgramProof } from './wire/programs/proof.ts'
export type { ProgramPayment, ProgramQuote } from './wire/programs/quote.ts'
export type { ProgramRiderPosition } from './wire/programs/rider.ts'
export { type ProgramStatus, programStatusNames, programStatuses } from './wire/programs/status.ts'
