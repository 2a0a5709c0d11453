import type { CountryCode } from '@beckon/domain/country'

/** Two who want to talk, and do not learn each other's number. */
export interface Joining {
  readonly callId: string
  readonly country: CountryCode
  /** Of who calls and who is called, each with its plus. */
  readonly from: string
  readonly to: string
  readonly expiresAt: Date
}

/** A proxy number, and the digits that identify the call. */
export interface Joint {
  readonly number: string
  readonly code: string
}

/** Connects two people by a number in between. */
export interface Telephony {
  /** Throws when it cannot. */
  join(joining: Joining): Promise<Joint>
  /** Invalidates the code; idempotent. Throws when that is not certain. */
  end(callId: string): Promise<void>
}
