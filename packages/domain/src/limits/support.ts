/** Validity of a help token; the portal fetches a new one five minutes before it ends. */
export const HELP_TOKEN_MINUTES = 60
export const HELP_TOKEN_FRESH_MS = 55 * 60_000
/** Validity of the code that opens the help page, which is used at once. */
export const HELP_CODE_SECONDS = 120
/** Conversations in the list of a business; older ones are found by support. */
export const CONVERSATIONS_LISTED = 50

export const helpLimits = {
  /** Characters of one message. */
  text: 2000,
  /** Files with one message. */
  files: 3,
  /** Files that one person may send in a day. */
  filesADay: 100,
  /** Bytes of files that all people of a business may send in a day. */
  bytesADay: 100_000_000,
  /** Days that a file is kept; the conversation stays. */
  fileDays: 180,
  /** Bytes of one file. */
  bytes: 5_242_880,
  /** Conversations that one person may have open at a vendor. */
  open: 20,
  /** Seconds after which an answer that was not seen is sent as an email too. */
  away: 120,
  /** Days that a file is kept which went with no message. */
  looseDays: 1,
} as const
