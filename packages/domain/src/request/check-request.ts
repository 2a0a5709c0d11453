import { asksForUnit, type CountryCode } from '../country/index.ts'
import { DESCRIPTION_LENGTH } from '../limits/index.ts'
import { isPossiblePhone } from '../phone/index.ts'

/** The faults of a request in the order in which they are looked for; the English texts are the specification's. */
export const requestViolations = {
  'vendor-missing': {
    field: 'vendor',
    text: 'Could not get your informations - please logout & login again',
  },
  'unit-missing': { field: 'unit', text: "Please fill the customer's unit number" },
  'name-missing': { field: 'name', text: "Please fill the customer's name" },
  'name-invalid': { field: 'name', text: 'The customer name is not valid' },
  'phone-missing': { field: 'phone', text: "Fill the customer's phone" },
  'phone-invalid': { field: 'phone', text: "The phone number doesn't seem correct" },
  'description-too-long': { field: 'description', text: 'Please do not exceed 200 characters' },
  'address-missing': { field: 'address', text: 'Please type in the address' },
  'coordinates-missing': { field: 'address', text: 'We cannot compute the location of this address' },
  'amount-invalid': { field: 'amount', text: 'Please put a valid amount for the order' },
  'amount-too-low': { field: 'amount', text: 'Minimum amount of 100 PKR' },
  'payment-missing': { field: 'paymentMethod', text: 'Please select a payment method' },
} as const

export type RequestViolationCode = keyof typeof requestViolations
export type RequestField = (typeof requestViolations)[RequestViolationCode]['field']

export interface RequestViolation {
  readonly code: RequestViolationCode
  readonly field: RequestField
}

/** A request as it is to be checked; `amount` undefined where nothing sensible was typed. */
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

/** Every fault with its field, in the order of the checks; the first is the summary. */
export function checkRequest(request: CheckedRequest, rules: RequestRules): RequestViolation[] {
  const codes = [
    request.vendorId === '' && 'vendor-missing',
    asksForUnit(rules.country) && isBlank(request.unit) && 'unit-missing',
    nameViolation(request.name),
    phoneViolation(request.phone, rules.country),
    [...request.description].length > DESCRIPTION_LENGTH && 'description-too-long',
    isBlank(request.address) && 'address-missing',
    !isBlank(request.address) && request.point === null && 'coordinates-missing',
    amountViolation(request.amount, rules),
    isBlank(request.paymentMethod) && 'payment-missing',
  ] as const
  return codes
    .filter((code) => code !== false)
    .map((code) => ({ code, field: requestViolations[code].field }))
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
