import { codeLengthOf, grouped, isCardNumber, longest, onlyDigits, schemeOf } from '../../card/card-number.ts'
import { type Expiry, isExpired, isImplausible, readExpiry } from '../../card/expiry.ts'

export interface Typed {
  /** Digits only. */
  readonly number: string
  readonly expiry: string
  readonly code: string
  readonly name: string
}

export type FieldName = keyof Typed
export const fieldNames: readonly FieldName[] = ['number', 'expiry', 'code', 'name']

/** The key of the error text of a field. */
export type FieldError =
  | 'number-wrong'
  | 'number-unknown'
  | 'expiry-wrong'
  | 'expiry-over'
  | 'code-wrong'
  | 'name-missing'

const checks: Readonly<Record<FieldName, (typed: Typed, now: Date) => FieldError | null>> = {
  number: ({ number }) => {
    if (isCardNumber(number)) return null
    return number.length >= 6 && schemeOf(number) === null ? 'number-unknown' : 'number-wrong'
  },
  expiry: ({ expiry }, now) => {
    const read = readExpiry(expiry)
    if (!read || isImplausible(read, now)) return 'expiry-wrong'
    return isExpired(read, now) ? 'expiry-over' : null
  },
  code: ({ code, number }) => (code.length === codeLengthOf(number) ? null : 'code-wrong'),
  name: ({ name }) => (name.trim() === '' ? 'name-missing' : null),
}

export const errorOf = (field: FieldName, typed: Typed, now: Date): FieldError | null =>
  checks[field](typed, now)

export const isValid = (typed: Typed, now: Date): boolean =>
  fieldNames.every((field) => errorOf(field, typed, now) === null)

export const expiryOf = (typed: Typed): Expiry | null => readExpiry(typed.expiry)

/** Formats typed text for its field. */
export const format: Readonly<Record<FieldName, (text: string) => string>> = {
  number: (text) => {
    const digits = onlyDigits(text)
    return grouped(digits.slice(0, longest(digits)))
  },
  expiry: (text) => {
    const digits = onlyDigits(text)
    const padded = /^[2-9]$/.test(digits) ? `0${digits}` : digits
    return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2, 6)}` : padded
  },
  code: (text) => onlyDigits(text).slice(0, 4),
  name: (text) => text,
}

export const normalise = (field: FieldName, text: string): string =>
  field === 'name' ? text : onlyDigits(text)
