import type { CountryCode } from '@beckon/domain/country'
import type { ExceptionFacts } from '@beckon/domain/exception'
import type { StoredFacts } from '../schema.ts'

/** The present state of a subject, which the rules of the domain evaluate. */
export interface Signal {
  readonly country: CountryCode
  /** Unique among the signals of a kind and country. */
  readonly subject: string
  readonly vendorId: string | null
  readonly orderId: string | null
  readonly riderId: string | null
  readonly rule: ExceptionFacts
  /** The part of the state that people see. */
  readonly facts: StoredFacts
}

export const keyOf = ({ country, kind, subject }: { country: string; kind: string; subject: string }) =>
  `${country} ${kind} ${subject}`
