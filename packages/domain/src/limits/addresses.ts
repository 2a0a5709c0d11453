/** Characters of the longest text that addresses are searched for. */
export const ADDRESS_SEARCH_LENGTH = 200
/** Characters from which the address book is searched. */
export const SHORTEST_BOOK_SEARCH = 2
/** Entries of the address book that a search returns. */
export const BOOK_ENTRIES_FOUND = 20
/** Frequent customers that are offered, and the orders that make a customer frequent. */
export const FREQUENT_CUSTOMERS = 6
export const FREQUENT_FROM_ORDERS = 2
/** Validity of the link with which a customer states the drop-off point. */
export const ASKED_PLACE_HOURS = 24
/** Two points of one written address are one place within this distance. */
export const SAME_PLACE_METRES = 300
