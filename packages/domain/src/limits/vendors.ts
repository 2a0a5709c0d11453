/** Minutes that a new business needs to prepare an order, until it changes that. */
export const PREPARATION_MINUTES = 10
/** The longest time that an order may need to be prepared: a week. */
export const LONGEST_PREPARATION_MINUTES = 7 * 24 * 60
/** A new collection point takes orders after this, when dispatch has it too. */
export const OUTLET_OPENS_AFTER_SECONDS = 180
/** Shops in one workbook of an operator. */
export const SHOPS_PER_UPLOAD = 1000
/** Owners of one collection point. */
export const OWNERS_PER_OUTLET = 20
