/** Bytes of the largest spreadsheet that is accepted: 5 MB. */
export const FILE_BYTES = 5_242_880
/** Orders in one spreadsheet. */
export const FILE_ROWS = 10_000
/** Rows that one call can change. */
export const ROW_CHANGES_PER_CALL = 500
/** Uploads in the list of a vendor. */
export const UPLOADS_LISTED = 50

export const uploadLimits = {
  /** Files of a vendor that wait to be read. */
  waitingOfVendor: 10,
  /** Files of all outlets of a business that wait to be read. */
  waitingOfBusiness: 40,
  /** Files of a vendor that can be read again with another mapping or sheet; of older ones only the rows are kept. */
  keptFiles: 50,
  /** Bytes of the stored files of all outlets of a business. */
  keptBytes: 500_000_000,
  /** Days for which a file is stored. */
  keptDays: 7,
  /** Bytes that all outlets of a business may send in 24 hours: some forty of the largest files. */
  bytesADay: 200_000_000,
} as const

/** Another order for the same person at the same door is a warning within this time. */
export const SAME_DROP_SECONDS = 24 * 3600
