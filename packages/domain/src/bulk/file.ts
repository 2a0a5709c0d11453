/** Bytes of the largest spreadsheet that is taken: 5 MB. */
export const FILE_BYTES = 5_242_880
/** Orders in one spreadsheet at most. */
export const FILE_ROWS = 10_000
