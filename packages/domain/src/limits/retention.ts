/**
 * Days for which records are kept after their end: the column that each `schema.ts` names, `expires_at` for sessions.
 * Retention of orders is a setting of a country.
 */
export const retentionDays = {
  session: 30,
  knownDevice: 365,
  /** An operator can look back on refused attempts for this long. */
  refusedAttempt: 30,
  confirmationLink: 30,
  resetCode: 30,
  invitation: 30,
  askedPlace: 30,
  riderInvitation: 30,
  riderCode: 2,
  /** After its end, or after the days without use. */
  riderDevice: 30,
  /** An operator can look back on emails and text messages for this long. */
  emailOrText: 30,
  /** A phone that was not used for as long is signed out, too. */
  riderTracker: 90,
  riderPush: 90,
  helpCode: 0,
  /** A client that was away for longer fetches everything again. */
  event: 7,
  /** A client retries within minutes; a person who left a form open, within a day. */
  idempotencyKey: 2,
  attempts: 2,
} as const
