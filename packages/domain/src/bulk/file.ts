/** Bytes of the largest spreadsheet that is taken: 5 MB. */
export const FILE_BYTES = 5_242_880
