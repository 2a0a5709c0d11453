/** The kinds of exceptions: states that need a person. */
export const exceptionKinds = [
  'no-rider',
  'late-to-collect',
  'late-to-deliver',
  'rider-silent',
  'stuck',
  'no-answer',
  'wrong-pin',
  'cash-short',
  'address-doubtful',
  'payment-unclear',
  'refund-failed',
  'mail-failing',
  'upload-stuck',
  'webhook-failing',
] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

/** The alerts of an operator for a kind; with neither there is none. */
export interface ExceptionAlert {
  readonly sound: boolean
  readonly mail: boolean
}

/** Kinds in which a customer or a rider waits. */
const urgent: readonly ExceptionKind[] = [
  'no-rider',
  'late-to-collect',
  'late-to-deliver',
  'rider-silent',
  'no-answer',
  'wrong-pin',
  'address-doubtful',
]

/** Returns the alert of an operator who has chosen none for the kind. */
export const initialAlert = (kind: ExceptionKind): ExceptionAlert => ({
  sound: urgent.includes(kind),
  mail: false,
})
