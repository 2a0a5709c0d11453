/** No other id of a vendor has a dot: those are letters, digits and hyphens. */
const PREFIX = 'test.'

/** The vendor of the test mode that stands for a vendor. Its orders have ids that begin with its own. */
export const testVendorId = (vendorId: string): string => PREFIX + vendorId

/** The vendor that a vendor of the test mode stands for; any other id stays. */
export const liveVendorId = (vendorId: string): string =>
  isOfTestMode(vendorId) ? vendorId.slice(PREFIX.length) : vendorId

/** Whether a vendor or an order, by its id, belongs to the test mode of a business. */
export const isOfTestMode = (id: string): boolean => id.startsWith(PREFIX)

/** SQL pattern of the ids of the test mode, for statements over more than one vendor. */
export const TEST_MODE_PATTERN = `${PREFIX}%`
