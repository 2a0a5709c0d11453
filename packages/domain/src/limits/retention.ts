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
  /** After its end: the pay of a season may be disputed for as long. */
  riderShift: 400,
  /** After its end, as the shift beside which it is shown. */
  riderDuty: 400,
  /** After it expired. */
  riderStrike: 365,
  /** An operator can look back on emails and text messages for this long. */
  emailOrText: 30,
  /** A phone that was not used for as long is signed out, too. */
  riderTracker: 90,
  riderPush: 90,
  operatorSession: 90,
  operatorInvitation: 30,
  operatorReset: 2,
  /** After its end; the record of changes has it for longer. */
  zoneMeasure: 90,
  operatorView: 90,
  helpCode: 0,
  /** An operator can look back on uploads of shops. */
  shopUpload: 90,
  /** A client that was away for longer fetches everything again. */
  event: 7,
  /** A client retries within minutes; a person who left a form open, within a day. */
  idempotencyKey: 2,
  attempts: 2,
  /** After it was closed. */
  exception: 90,
  /** A program that was away can fetch events for this long. */
  publicEvent: 90,
  /** A position of a rider is of no use later. */
  courierPosition: 1 / 24,
  /** After its first attempt. */
  webhookDelivery: 30,
  /** Bodies with personal data; longer than the attempts take. */
  webhookBody: 7,
  /** After its end, so that its owners can look back. */
  programKey: 90,
  programSecret: 1,
} as const
