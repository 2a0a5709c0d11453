/** Every failure that the gateway answers with, and its HTTP status. */
export const refusalCodes = {
  'request.invalid': 400,
  'request.not-found': 404,
  'request.too-large': 413,
  'request.too-many': 429,
  'merchant.unknown': 401,
  'wallet.token-invalid': 401,
  'wallet.token-expired': 401,
  'idempotency.missing': 400,
  'idempotency.conflict': 409,
  'idempotency.running': 409,
  'intent.state': 409,
  'intent.expired': 409,
  'intent.amount': 422,
  'card.unreadable': 422,
  'card.variant': 422,
  'instrument.not-found': 404,
  'instrument.expired': 422,
  'gateway.unavailable': 503,
  'gateway.unexpected': 500,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusalCodes

/** An expected failure. Its transaction is rolled back unless `isStored` is set. */
export interface Refusal {
  readonly refused: RefusalCode
  /** Fields beside the error in the answer. */
  readonly beside?: Readonly<Record<string, unknown>>
  readonly fields?: Readonly<Record<string, string>>
  readonly isStored?: boolean
}

export const refuse = (refused: RefusalCode, more: Omit<Refusal, 'refused'> = {}): Refusal => ({
  refused,
  ...more,
})

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value
