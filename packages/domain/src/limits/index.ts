export {
  ADDRESS_SEARCH_LENGTH,
  BOOK_ENTRIES_FOUND,
  FREQUENT_CUSTOMERS,
  FREQUENT_FROM_ORDERS,
  SAME_PLACE_METRES,
  SHORTEST_BOOK_SEARCH,
  ASKED_PLACE_HOURS,
} from './addresses.ts'
export {
  CONFIRMATION_LINK_HOURS,
  INVITATION_DAYS,
  RESEND_SECONDS,
  RESET_CODE_DIGITS,
  RESET_CODE_MINUTES,
  RESET_CODE_TRIES,
} from './accounts.ts'
export {
  accountLimit,
  type AttemptLimit,
  codeLimit,
  homeTextLimit,
  invitedLimit,
  inviterLimit,
  mailLimit,
  newInviterLimit,
  newOutletLimit,
  outletLimit,
  textAbroadLimit,
  globalLimitFactor,
  voucherAddressLimit,
  voucherGuessLimit,
} from './attempts.ts'
export {
  FILE_BYTES,
  FILE_ROWS,
  ROW_CHANGES_PER_CALL,
  SAME_DROP_SECONDS,
  uploadLimits,
  UPLOADS_LISTED,
} from './bulk.ts'
export { dispatchLimits, photoLimits } from './dispatch.ts'
export {
  CARD_ATTEMPTS,
  CASH_ORDERS_PER_PAGE,
  INTENT_SECONDS,
  RECONCILED_DAYS,
  VOUCHER_HOLD_SECONDS,
} from './money.ts'
export {
  listViewLimits,
  OPERATOR_IDLE_MINUTES,
  OPERATOR_INVITATION_HOURS,
  OPERATOR_RESET_HOURS,
  OPERATOR_SESSION_HOURS,
  OPERATOR_TICKET_MINUTES,
  VIEW_MINUTES,
  RECOVERY_CODES,
  SECOND_FACTOR_DIGITS,
  SECOND_FACTOR_SECONDS,
  secondFactorLimit,
} from './operators.ts'
export {
  CALL_SECONDS,
  DOOR_WAIT_SECONDS,
  DESCRIPTION_LENGTH,
  HANDOVER_PIN_DIGITS,
  MESSAGE_LENGTH,
  MOST_ORDERS_PER_PAGE,
  ORDERS_PER_PAGE,
  ORDERS_PER_PAGE_WITH_OUTLETS,
  PREORDER_LEAD_SECONDS,
  PREORDERS_WITH_FIRST_PAGE,
  RECEIPT_LINK_HOURS,
} from './orders.ts'
export { retentionDays } from './retention.ts'
export {
  RIDER_CODE_DIGITS,
  RIDER_CODE_MINUTES,
  RIDER_CODE_TRIES,
  RIDER_DEVICE_IDLE_DAYS,
  RIDER_DEVICES,
  RIDER_INVITATION_HOURS,
  RIDER_PARCELS,
  RIDER_TOKEN_SECONDS,
  riderDocumentLimits,
} from './riders.ts'
export {
  ACCESS_TOKEN_SECONDS,
  GUEST_KEPT_HOURS,
  GUEST_TOKEN_HOURS,
  KNOWN_DEVICES,
  PLATFORM_TOKEN_SECONDS,
  SESSION_IDLE_DAYS,
  SESSION_LONGEST_DAYS,
  TOKEN_REFRESH_SECONDS,
} from './sessions.ts'
export {
  CONVERSATIONS_LISTED,
  HELP_CODE_SECONDS,
  HELP_TOKEN_FRESH_MS,
  HELP_TOKEN_MINUTES,
  helpLimits,
} from './support.ts'
export { textLengths } from './text-lengths.ts'
export {
  LONGEST_PREPARATION_MINUTES,
  OUTLET_OPENS_AFTER_SECONDS,
  OWNERS_PER_OUTLET,
  PREPARATION_MINUTES,
  SHOPS_PER_UPLOAD,
} from './vendors.ts'
export {
  EXCEPTION_MAIL_SECONDS,
  EXCEPTION_REOPEN_SECONDS,
  EXCEPTION_SNOOZE_SECONDS,
  type ExceptionSeconds,
  exceptionSeconds,
  type TimedException,
} from './exceptions.ts'
export {
  KEY_CALLS_PER_MINUTE,
  KEY_ROLL_SECONDS,
  KEY_USE_SECONDS,
  KEYS_PER_BUSINESS,
  NETWORKS_PER_KEY,
  SECRETS_PER_KEY,
} from './programs.ts'
