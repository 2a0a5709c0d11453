/** OPEN: the operator's turn. ANSWERED: the business's. CLOSED: over, until somebody writes again. */
export const helpStatuses = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type HelpStatus = (typeof helpStatuses)[number]

/** The portal's word for who asks is good for so long, and is fetched anew five minutes before it ends. */
export const TOKEN_MINUTES = 60
export const TOKEN_FRESH_MS = 55 * 60_000

export const helpLimits = {
  /** Characters of one message. */
  text: 2000,
  /** Files with one message. */
  files: 3,
  /** Files that one person may send in a day. */
  filesADay: 100,
  /** Bytes of one file. */
  bytes: 5_242_880,
  /** Conversations that one person may have open at a vendor. */
  open: 20,
  /** Seconds after an answer: whoever has not seen it by then gets a mail. */
  away: 120,
  /** Days that a file is kept which went with no message. */
  looseDays: 1,
} as const
