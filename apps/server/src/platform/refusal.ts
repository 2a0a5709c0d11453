import type { ErrorCode } from '@beckon/contract'

/** An expected failure, as a value. `meta` goes out with it: fields, a fresh quote, `retry_after` in seconds. */
export interface Refusal {
  readonly refused: ErrorCode
  readonly meta?: Readonly<Record<string, unknown>>
}

export const refuse = (code: ErrorCode, meta?: Readonly<Record<string, unknown>>): Refusal =>
  meta ? { refused: code, meta } : { refused: code }

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value && typeof value.refused === 'string'
