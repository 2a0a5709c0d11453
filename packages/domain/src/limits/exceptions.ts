/** Seconds after which a state is an exception. A country may change them. */
export const exceptionSeconds = {
  'no-rider': 300,
  'late-to-collect': 900,
  'late-to-deliver': 600,
  'rider-silent': 300,
  stuck: 2700,
  'no-answer': 120,
  'payment-unclear': 900,
  'upload-stuck': 120,
} as const

export type TimedException = keyof typeof exceptionSeconds
export type ExceptionSeconds = Readonly<Record<TimedException, number>>

/** An exception that comes back within this time is the same one. */
export const EXCEPTION_REOPEN_SECONDS = 1800
/** The longest snooze: a week. */
export const EXCEPTION_SNOOZE_SECONDS = 604_800
/** The shortest time between two emails about exceptions to one person. */
export const EXCEPTION_MAIL_SECONDS = 300
