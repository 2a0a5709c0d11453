/** A pre-order asks for a rider this long before its time: half an hour is a typical ride to a collection point. */
export const PREORDER_LEAD_SECONDS = 30 * 60
/** Characters of the description of a parcel. */
export const DESCRIPTION_LENGTH = 200
/** Digits of the PIN that a customer names at the door. */
export const HANDOVER_PIN_DIGITS = 4

/** Orders on a page of a list, where the caller names no number, and at most. */
export const ORDERS_PER_PAGE = 30
export const MOST_ORDERS_PER_PAGE = 200
/** Orders on a page of the history of a parent and its outlets. */
export const ORDERS_PER_PAGE_WITH_OUTLETS = 50
/** Pre-orders that come with the first page of a list: two files of bulk orders. */
export const PREORDERS_WITH_FIRST_PAGE = 1_000

/** Characters of a message between shop and rider. */
export const MESSAGE_LENGTH = 500
/** Time that a rider waits at a closed door before the shop is asked. */
export const DOOR_WAIT_SECONDS = 5 * 60

/** Validity of a connection for a call. */
export const CALL_SECONDS = 900

/** Validity of the link to a shop's receipt. */
export const RECEIPT_LINK_HOURS = 24
