/** Cards that may be tried for one order. */
export const CARD_ATTEMPTS = 5
/** Time that an order waits for its payment. */
export const INTENT_SECONDS = 30 * 60
/** The use of a voucher is held this long for an order that is not paid. */
export const VOUCHER_HOLD_SECONDS = 5 * 60
/** Orders on a page of the cash of a period. */
export const CASH_ORDERS_PER_PAGE = 50
/** Past days that are reconciled with the gateway, in case one of the two was down. */
export const RECONCILED_DAYS = 7
