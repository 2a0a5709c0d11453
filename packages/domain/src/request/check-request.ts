import { needsUnit, type CountryCode } from '../country/index.ts'
import { DESCRIPTION_LENGTH } from '../limits/index.ts'
import { isPossiblePhone } from '../phone/index.ts'

/** The field of each violation of a request, in the order of the checks. */
export const requestViolations = {
  'vendor-missing': 'vendor',
  'unit-missing': 'unit',
  'name-missing': 'name',
  'name-invalid': 'name',
  'phone-missing': 'phone',
  'phone-invalid': 'phone',
  'description-too-long': 'description',
  'address-missing': 'address',
  'coordinates-missing': 'address',
  'amount-invalid': 'amount',
  'amount-too-low': 'amount',
  'payment-missing': 'paymentMethod',
} as const

export type RequestViolationCode = keyof typeof requestViolations
export type RequestField = (typeof requestViolations)[RequestViolationCode]

export interface RequestViolation {
  readonly code: RequestViolationCode
  readonly field: RequestField
}

/** A request as it is to be checked. */
export interface CheckedRequest {
  readonly vendorId: string
  readonly unit: string
  readonly name: string
  readonly phone: string
  readonly description: string
  readonly address: string
  readonly point: { readonly latitude: number; readonly longitude: number } | null
  /** Undefined where none was given, NaN where what was given is no amount. */
  readonly amount: number | undefined
  readonly paymentMethod: string
}

/** The rules of a country for a request. */
export interface RequestRules {
  readonly country: CountryCode
  readonly amountRequired: boolean
  readonly minimumAmount: number
}

/** Returns every violation with its field, in the order of the checks; the first is the summary. */
export function checkRequest(request: CheckedRequest, rules: RequestRules): RequestViolation[] {
  const codes = [
    request.vendorId === '' && 'vendor-missing',
    needsUnit(rules.country) && isBlank(request.unit) && 'unit-missing',
    nameViolation(request.name),
    phoneViolation(request.phone, rules.country),
    [...request.description].length > DESCRIPTION_LENGTH && 'description-too-long',
    isBlank(request.address) && 'address-missing',
    !isBlank(request.address) && request.point === null && 'coordinates-missing',
    amountViolation(request.amount, rules),
    isBlank(request.paymentMethod) && 'payment-missing',
  ] as const
  return codes.filter((code) => code !== false).map((code) => ({ code, field: requestViolations[code] }))
}

const isBlank = (text: string) => text.trim() === ''

function nameViolation(name: string): false | 'name-missing' | 'name-invalid' {
  if (isBlank(name)) return 'name-missing'
  return /\p{Nd}/u.test(name) && 'name-invalid'
}

function phoneViolation(phone: string, country: CountryCode): false | 'phone-missing' | 'phone-invalid' {
  if (isBlank(phone)) return 'phone-missing'
  return !isPossiblePhone(phone, country) && 'phone-invalid'
}

function amountViolation(
  amount: number | undefined,
  rules: RequestRules,
): false | 'amount-invalid' | 'amount-too-low' {
  if (!rules.amountRequired && (amount === undefined || amount === 0)) return false
  if (amount === undefined || !Number.isFinite(amount) || amount <= 0) return 'amount-invalid'
  return amount < rules.minimumAmount && 'amount-too-low'
}
